import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { type FieldIds, FieldMessages } from '#ui/fields/Field.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { useHomeTexts } from '../useHomeTexts.ts'
import { FoundOffers } from './FoundOffers.tsx'
import type { QuickFields } from './quick-fields.ts'
import { quickSearchQuery } from './quick-query.ts'

type QuickResultsProps = {
  asked: QuickFields
  /** Of the field of the place: what is wrong there is said here, below it. */
  ids: FieldIds
  /** Null where the place is known. */
  onUnknownPlace: (near: string | null) => void
}

/** What the quick search has found, below its fields. */
export function QuickResults({ asked, ids, onUnknownPlace }: QuickResultsProps) {
  const t = useHomeTexts()
  const { data, error, refetch, isPlaceholderData } = useQuery(quickSearchQuery(asked, useLocale()))
  const unknown = data === null && !isPlaceholderData ? asked.near : null
  useEffect(() => onUnknownPlace(unknown), [unknown, onUnknownPlace])
  if (unknown !== null) return <FieldMessages ids={ids} error={t('quick.unknownPlace')} />
  if (error && !data) {
    return (
      <section aria-label={t('quick.results')}>
        <InlineAlert
          alert
          tone="danger"
          title={t('quick.failed')}
          actions={<RetryButton size="sm" onRetry={() => void refetch()} />}
        >
          {failureTextOf(error)}
        </InlineAlert>
      </section>
    )
  }
  if (!data) return <SkeletonList label={t('quick.searching')} tile={false} heading />
  return <FoundOffers asked={asked} found={data} isOld={isPlaceholderData} />
}
