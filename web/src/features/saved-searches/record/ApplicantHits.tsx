import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import {
  ProfileCard,
  profilesPerPage,
  profilesQuery,
  ResultFrame,
  useSearch,
} from '#features/search/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { NewTag } from '../NewTag.tsx'
import { searchKinds } from '../state/kind-of.ts'
import { useHitWords } from './useHitWords.ts'

export function ApplicantHits() {
  const words = useHitWords()
  const to = useTo()
  const results = useQuery(profilesQuery(searchKinds.applicants, useSearch().state, useLocale()))
  return (
    <ResultFrame
      results={results}
      perPage={profilesPerPage}
      words={words}
      skeleton={<SkeletonList label={words.loading} />}
    >
      {(profiles) => (
        <Stack as="ul" gap={3}>
          {profiles.map((profile) => (
            <ProfileCard
              key={profile.id}
              profile={profile}
              to={to(paths.application({ applicationId: profile.id }))}
              tag={<NewTag id={profile.applicantId} />}
            />
          ))}
        </Stack>
      )}
    </ResultFrame>
  )
}
