import { type ApplicationSummary, applicationTypes } from '@tandem/contract/applications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { applicationsQuery, useLoadAll } from '#features/applications/queries.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { LoadMore } from '../LoadMore.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { OwnProfiles } from './profiles/OwnProfiles.tsx'

export function OwnApplicationsPage() {
  const t = useTexts('applications')
  const query = useInfiniteQuery(applicationsQuery('own', useLocale()))
  const { data, error, refetch } = query
  useLoadAll(query)
  return (
    <Page>
      <PageHead title={t('own.title')} lead={t('own.lead')} />
      {data && <OwnLists applications={data.items} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('own.loading')} heading tile={false} heights={[250, 199]} />}
      <LoadMore query={query} />
    </Page>
  )
}

/** The profile comes first until there is one: applications are filled from it. */
function OwnLists({ applications }: { applications: ApplicationSummary[] }) {
  const profiles = applications.filter(({ type }) => type === applicationTypes.profile)
  const template = applications.find(({ type }) => type === applicationTypes.template)
  const targeted = applications.filter(({ target }) => target !== null)
  const hasProfile = profiles.length > 0
  return (
    <Stack gap={9}>
      {!hasProfile && <OwnProfiles profiles={profiles} template={template} />}
      <OwnApplications applications={targeted} />
      {hasProfile && <OwnProfiles profiles={profiles} template={template} />}
    </Stack>
  )
}
