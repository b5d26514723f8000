import type { ChangedText } from '@tandem/contract/backend/changed-texts'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ChangedTextCard } from './ChangedTextCard.tsx'
import { changedTextsQuery } from './queries.ts'

/** What companies have changed in their texts since somebody has looked at them. */
export function ChangedTextsPage() {
  const t = useTexts('changedTexts')
  const to = useTo()
  const { data, error, refetch } = useQuery(changedTextsQuery)
  // The card goes, once the dialog has closed.
  const focusHead = () => void requestAnimationFrame(focusPageHeading)
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('loading')} />}
      {data && !data.isOn && (
        <EmptyState
          art="waiting"
          title={t('off')}
          action={
            <ButtonLink to={to(paths.backendSettings({ hash: 'unternehmen' }))}>{t('toSettings')}</ButtonLink>
          }
        >
          {t('offText')}
        </EmptyState>
      )}
      {data?.isOn && (
        <Stack gap={8}>
          {data.waiting.length === 0 ? (
            <EmptyState art="waiting" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <TextList title={t('waiting')} texts={data.waiting} onDecided={focusHead} />
          )}
          {data.sentBack.length > 0 && (
            <TextList title={t('sentBack')} texts={data.sentBack} onDecided={focusHead} />
          )}
        </Stack>
      )}
    </Page>
  )
}

type TextListProps = { title: string; texts: ChangedText[]; onDecided: () => void }

function TextList({ title, texts, onDecided }: TextListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id}>{title}</h2>
        <Stack as="ul" gap={5}>
          {texts.map((text) => (
            <ChangedTextCard key={text.id} text={text} onDecided={onDecided} />
          ))}
        </Stack>
      </Stack>
    </section>
  )
}
