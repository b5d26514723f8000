import type { Match } from '@tandem/contract/matching'
import { MatchReasons, MatchRing, MatchSides } from '#features/matching/public.ts'
import { useOwnOffer } from '#features/search/profiles/head/useOwnOffer.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import styles from './DrawerMatch.module.css'

/** Both sides in numbers, and what decides. */
export function DrawerMatch({ match, name }: { match: Match; name: string | null }) {
  const { displayName } = useSignedIn()
  const company = useOwnOffer()?.company.name ?? displayName
  return (
    <div className={styles.match}>
      <MatchRing match={match} size={116} of={name} />
      <MatchSides match={match} names={{ applicant: name, company }} />
      <MatchReasons match={match} upright />
    </div>
  )
}
