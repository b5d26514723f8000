import { type Application, applicationTypes } from '@tandem/contract/applications'
import { useSearchParams } from 'react-router'
import { ProfileMatch } from '#features/matching/public.ts'
import { useSignedIn } from '#lib/session/session-store.ts'

/** A profile is for no offer: its match is with the own one that the search, and now the address, names. */
export function SearchedMatch({ profile: { id, type, applicant } }: { profile: Application }) {
  const [params] = useSearchParams()
  const { displayName } = useSignedIn()
  const offer = params.get('offer')
  if (!offer || type !== applicationTypes.profile) return null
  return (
    <ProfileMatch
      pair={{ applicantId: applicant.id, profile: id, offer }}
      names={{ applicant: applicant.firstName || null, company: displayName }}
    />
  )
}
