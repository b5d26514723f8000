import type { Admission } from '@tandem/contract/reference'
import type { Finding } from '../finding.ts'
import type { Position, Seeker } from '../match-input.ts'

/** What a qualification that is not on the company's list is worth: the way to the studies it still opens. */
const ways: Record<Admission, number> = {
  direct: 60,
  direct_if_fitting: 50,
  delta: 40,
  counselling: 40,
  counselling_aptitude: 30,
  equivalence: 30,
}

export function compareQualification(
  { qualification }: Seeker,
  { qualifications: accepted }: Position,
): Finding<{ accepted: boolean; way: Admission }> {
  if (!qualification || accepted.length === 0) return null
  const isAccepted = accepted.includes(qualification.key)
  const way = qualification.admission
  return { score: isAccepted ? 100 : ways[way], accepted: isAccepted, way }
}
