import type { Relaxation } from '@tandem/contract/endpoint'
import type { Context } from '#platform/context/context.ts'
import { type ProfileFilters, readCriteria, type Searcher } from './criteria/read-criteria.ts'
import { searchProfiles } from './hits/search-profiles.ts'

const none = {
  text: undefined,
  studyInterest: [],
  studyCourse: [],
  subjectArea: [],
  year: [],
  place: [],
  unmarked: false,
  qualification: [],
  grade: undefined,
  document: [],
  language: [],
} satisfies { [Filter in keyof Required<ProfileFilters>]: ProfileFilters[Filter] }

/** For a search that found nothing: each filter without which it would find something, and how much; the most first. */
export async function suggestRelaxations(
  ctx: Context,
  searcher: Searcher,
  filters: ProfileFilters,
  oneEach: boolean,
): Promise<Relaxation[]> {
  const relaxations: Relaxation[] = []
  for (const filter of (Object.keys(none) as (keyof typeof none)[]).filter((each) => isSet(filters[each]))) {
    const criteria = await readCriteria(ctx, searcher, { ...filters, [filter]: none[filter] })
    const count = { sort: 'newest', oneEach, facets: false, page: 1, perPage: 1 } as const
    const { total, totalIsMinimum } = await searchProfiles(ctx, criteria, count)
    if (total > 0) relaxations.push({ filter, total, totalIsMinimum })
  }
  return relaxations.sort((a, b) => b.total - a.total)
}

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
