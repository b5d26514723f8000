import type { Admission } from './reference.ts'

type EligibilityStop = 'delta' | 'counselling' | 'aptitude' | 'equivalence'

/** What comes between a qualification and the studies, in its order. */
export const stopsOf: Record<WayIn, readonly EligibilityStop[]> = {
  direct: [],
  direct_if_fitting: [],
  delta: ['delta'],
  counselling: ['counselling'],
  counselling_aptitude: ['counselling', 'aptitude'],
  equivalence: ['equivalence'],
  together: ['counselling'],
}

/** What decides, beside the qualification itself; null where nothing does. */
export const decisiveQuestion = {
  direct: null,
  direct_if_fitting: 'subject',
  delta: 'practical',
  counselling: 'training',
  counselling_aptitude: 'work',
  equivalence: null,
} as const satisfies Record<Admission, string | null>

export const eligibilityDetails = ['yes', 'no', 'unsure'] as const
export type EligibilityDetail = (typeof eligibilityDetails)[number]

/** The way into the studies; `together` where only a guidance interview can tell. */
export type WayIn = Admission | 'together'

/** By its key: another subject-restricted qualification may lead elsewhere. */
const subjectRestricted = 'fgh'

/**
 * The way that a qualification opens, with what was answered to its decisive question; undefined while that is open,
 * and null for who does not know the qualification. The facts are the university's (`qualification.admission`).
 */
export function wayIn(
  qualification: { id: string; admission: Admission } | null,
  detail: EligibilityDetail | undefined,
): WayIn {
  if (!qualification) return 'together'
  const { id, admission } = qualification
  if (decisiveQuestion[admission] === null || detail === undefined) return admission
  if (detail === 'yes') return admission === 'direct_if_fitting' ? 'direct' : admission
  return detail === 'no' && id === subjectRestricted ? 'delta' : 'together'
}
