import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { UndoNotice } from '#features/applications/outcome/UndoNotice.tsx'
import { applicationQuery } from '#features/applications/queries.ts'
import { useApplicantName } from '#features/applications/record/useApplicantName.ts'
import { assessmentsQuery } from '#features/received-applications/public.ts'
import { failureOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ShownIds } from '../shown-ids.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { comparable, useCompared } from './useCompared.ts'

/** Two to four received applications beside each other. */
export function Comparison({ ids }: { ids: string[] }) {
  const t = useTexts('applications')
  const to = useTo()
  const locale = useLocale()
  const navigate = useNavigate()
  const { searchOf } = useCompared()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const [words, setWords] = useState('')
  const nameOf = useApplicantName()
  const answers = useQueries({ queries: ids.map((id) => applicationQuery(id, locale)) })
  const { data: assessments } = useQuery(assessmentsQuery())
  const back = { pathname: to(paths.receivedApplications()), search: searchOf(null) }
  const found = answers.flatMap(({ data }) => data ?? [])
  const missing = answers.filter(({ data, error }) => !data && error && failureOf(error).isMissing)
  const failed = answers.find(({ data, error }) => !data && error && !failureOf(error).isMissing)
  const isLoading = answers.some(({ isPending }) => isPending)
  const title = t('compare.title', { count: found.length })
  usePageTitle(title)

  function remove(application: Application) {
    const rest = ids.filter((id) => id !== application.id)
    void navigate({ search: searchOf(rest) }, { replace: true })
    setWords(t('compare.removed', { name: nameOf(application.applicant) }))
    // The button goes with its column.
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  const isEnough = found.length >= comparable.min
  return (
    <Page width="wide">
      <PageHead
        back={{ to: back, label: t('record.toList') }}
        title={isEnough ? title : t('compare.action')}
        actions={
          isEnough && (
            <Switch
              label={t('compare.differences')}
              labelSide="start"
              checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
            />
          )
        }
      />
      <LiveRegion>{words}</LiveRegion>
      <Stack gap={5}>
        {missing.length > 0 && (
          <InlineAlert tone="warning">{t('compare.missing', { count: missing.length })}</InlineAlert>
        )}
        {isLoading && <SkeletonList label={t('compare.loading')} tile={false} />}
        {!isLoading && failed && <ErrorState level={2} onRetry={() => void failed.refetch()} />}
        {!isLoading && !failed && !isEnough && (
          <EmptyState
            art="waiting"
            title={t('compare.tooFew')}
            action={<ButtonLink to={back}>{t('record.toList')}</ButtonLink>}
          >
            {t('compare.tooFewText')}
          </EmptyState>
        )}
        {!isLoading && !failed && isEnough && (
          <ShownIds value={found.map(({ id }) => id)}>
            <UndoNotice applications={found.map((each) => ({ ...each, name: nameOf(each.applicant) }))} />
            <ComparisonTable
              applications={found}
              assessmentOf={(id) => assessments?.of(id) ?? null}
              onlyDifferences={onlyDifferences}
              onRemove={remove}
            />
          </ShownIds>
        )}
      </Stack>
    </Page>
  )
}
