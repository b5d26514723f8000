import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { useSavedSearches, wantsMailsQuery } from '../state/queries.ts'
import { isMuted, type SavedSearch, type SavedSearchGroup } from '../state/saved-search.ts'
import { SavedSearchCard } from './SavedSearchCard.tsx'

/** All own saved searches. */
export function SavedSearchesPage({ group }: { group: SavedSearchGroup }) {
  const t = useTexts('savedSearches')
  const { data: all, error, refetch } = useSavedSearches(group)
  return (
    <Page>
      <PageHead title={t('list.title')} lead={t(`list.lead.${group}`)} />
      {all ? (
        all.length > 0 ? (
          <SavedSearchList all={all} />
        ) : (
          <NoSavedSearches group={group} />
        )
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <SkeletonList label={t('list.loading')} tile={false} heights={[284, 185]} />
      )}
    </Page>
  )
}

function SavedSearchList({ all }: { all: SavedSearch[] }) {
  return (
    <Stack gap={4}>
      <MailsOff all={all} />
      <Stack as="ul" gap={3}>
        {all.map((saved) => (
          <SavedSearchCard key={saved.id} saved={saved} onRemoved={focusPageHeading} />
        ))}
      </Stack>
    </Stack>
  )
}

/** Who wants no mails about new hits at all wonders why none come. */
function MailsOff({ all }: { all: SavedSearch[] }) {
  const t = useTexts('savedSearches')
  const to = useTo()
  const { data: wantsMails = true } = useQuery(wantsMailsQuery)
  if (wantsMails || all.every(isMuted)) return null
  return (
    <InlineAlert
      tone="warning"
      title={t('mailsOff.title')}
      actions={<TextLink to={to(paths.account({ hash: 'mitteilungen' }))}>{t('mailsOff.action')}</TextLink>}
    >
      {t('mailsOff.text')}
    </InlineAlert>
  )
}

function NoSavedSearches({ group }: { group: SavedSearchGroup }) {
  const t = useTexts('savedSearches')
  const to = useTo()
  const applicants = paths[useApplicantSearchScreen()]()
  return (
    <EmptyState
      art="waiting"
      title={t('list.none')}
      action={
        <ButtonLink variant="primary" to={to(group === 'applicants' ? applicants : paths.offers())}>
          {t(`list.search.${group}`)}
        </ButtonLink>
      }
    >
      {t(`list.noneText.${group}`)}
    </EmptyState>
  )
}
