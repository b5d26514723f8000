import type { ApplicationContent } from '@tandem/contract/applications/content'
import { Grade } from '@tandem/contract/common'
import type { CallInput } from '@tandem/contract/endpoint'
import type { listOffers } from '@tandem/contract/offers'
import { placeAround } from '@tandem/contract/search/place-around'
import type { Filters } from '#features/search/public.ts'

export type OfferFilters = NonNullable<CallInput<typeof listOffers>['query']>
type Answers = Pick<
  ApplicationContent,
  'studyInterests' | 'desiredYears' | 'places' | 'qualification' | 'grade'
>

/** The answers as a search for offers with free places; `placeIds` are those of the places, in their order. */
export function toFilters(
  answers: Answers,
  placeIds: readonly (string | null)[],
): Pick<Filters, 'studyInterest' | 'year' | 'place' | 'qualification' | 'grade' | 'free'> {
  const { studyInterests, desiredYears, places, qualification, grade } = answers
  return {
    studyInterest: studyInterests,
    year: desiredYears,
    place: places.flatMap(({ radius }, at) => {
      const id = placeIds[at]
      return id ? [{ id, radius }] : []
    }),
    qualification: qualification ? [qualification] : [],
    // While it is typed it is no grade yet.
    grade: Grade.safeParse(grade).data ?? null,
    free: true,
  }
}

export function toOfferFilters({
  place,
  qualification,
  grade,
  ...filters
}: ReturnType<typeof toFilters>): OfferFilters {
  return {
    ...filters,
    place: place.map(({ id, radius }) => placeAround(id, radius)),
    qualification: qualification[0],
    grade: grade ?? undefined,
    free: '1',
  }
}
