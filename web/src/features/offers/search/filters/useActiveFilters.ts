import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useStudyInterests } from '#lib/reference.ts'
import { type OfferSearch, toggled } from '../offer-search.ts'
import { useOfferSearch } from '../useOfferSearch.ts'

type ActiveFilter = { key: string; label: string; without: Partial<OfferSearch> }

/** Each filter of the search in words, and the change that takes it away. */
export function useActiveFilters(): ActiveFilter[] {
  const t = useTexts('offers')
  const { kilometres } = useFormats()
  const { search } = useOfferSearch()
  const nameOf = namesOf(useStudyInterests())
  const { studyInterest, place, radius, year } = search
  const interests = studyInterest.map((id) => ({
    key: `interest-${id}`,
    label: nameOf(id),
    without: { studyInterest: toggled(studyInterest, id) },
  }))
  const where = place && {
    key: 'place',
    label:
      radius === 0
        ? t('filters.onlyIn', { place: place.name })
        : t('filters.around', { place: place.name, distance: kilometres(radius) }),
    without: { place: null },
  }
  const years = year.map((each) => ({
    key: `year-${each}`,
    label: t('filters.from', { year: each }),
    without: { year: toggled(year, each) },
  }))
  return [...interests, ...(where ? [where] : []), ...years]
}
