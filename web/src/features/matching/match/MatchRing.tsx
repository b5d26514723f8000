import type { Match } from '@tandem/contract/matching'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { TwoSidedRing } from '#ui/states/progress/TwoSidedRing.tsx'

type MatchRingProps = {
  match: Match
  size?: 44 | 56 | 72 | 116
  /** Whose preferences the left half shows to others; null for one without a name. */
  of?: string | null
}

export function MatchRing({ match: { total, applicant, company }, size, of }: MatchRingProps) {
  const t = useTexts('matching')
  const { type } = useSignedIn()
  const numbers = { total, applicant, company }
  const toOthers =
    type === 'company' && of ? t('ring.company', { ...numbers, name: of }) : t('ring.other', numbers)
  const label = type === 'applicant' ? t('ring.applicant', numbers) : toOthers
  return <TwoSidedRing value={total} theory={applicant} practice={company} label={label} size={size} />
}
