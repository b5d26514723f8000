import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { useSavedSearches } from '../state/queries.ts'
import type { SavedSearch, SavedSearchGroup } from '../state/saved-search.ts'
import { MailsOff } from './MailsOff.tsx'
import { NoSavedSearches } from './NoSavedSearches.tsx'
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
