import type { UseQueryResult } from '@tanstack/react-query'
import { ResultFrame } from '#features/search/frame/results/ResultFrame.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useCountWords } from '../head/useCountWords.ts'
import { useOwnOffer } from '../head/useOwnOffer.ts'
import { type FoundProfiles, profilesPerPage } from '../queries.ts'
import { ProfileList } from './ProfileList.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

export function ProfileResults({ results }: { results: UseQueryResult<FoundProfiles> }) {
  const t = useTexts('applicantSearch')
  const count = useCountWords()
  const hasMatches = useOwnOffer() !== undefined
  return (
    <ResultFrame
      results={results}
      perPage={profilesPerPage}
      level={2}
      words={{
        title: t('title'),
        count,
        loading: t('loading'),
        emptyTitle: t('none.fittingTitle'),
        noneTitle: t('none.title'),
        noneText: t('none.text'),
      }}
      skeleton={<ProfileSkeleton match={hasMatches} />}
    >
      {(profiles) => <ProfileList profiles={profiles} />}
    </ResultFrame>
  )
}
