import type { Match } from '@tandem/contract/matching'

type Reason = Match['reasons'][number]
export type KnownReason = Reason & { fit: Exclude<Reason['fit'], 'unknown'> }

/** The course stands in the title above, so it is told last; what decides most, first. */
const order: Reason['criterion'][] = [
  'distance',
  'qualification',
  'start_year',
  'grade',
  'languages',
  'documents',
  'expertises',
  'work_languages',
  'study_interest',
]
const most = 3

/** Three that say why: the best first, and the worst among them where something does not fit. */
export function decisiveReasons(reasons: readonly Reason[]): KnownReason[] {
  const known = reasons
    .filter(isKnown)
    .toSorted((a, b) => order.indexOf(a.criterion) - order.indexOf(b.criterion))
  const misses = known
    .filter(({ fit }) => fit !== 'fits')
    .toSorted(byScore)
    .toReversed()
  const fitting = known.filter(({ fit }) => fit === 'fits').slice(0, misses.length > 0 ? most - 1 : most)
  return [...fitting, ...misses.slice(0, most - fitting.length).toSorted(byScore)]
}

const isKnown = (reason: Reason): reason is KnownReason => reason.fit !== 'unknown'
const byScore = (a: Reason, b: Reason) => (b.score ?? 0) - (a.score ?? 0)
