import { type FilterWord, useFilterWords, useSearch } from '#features/search/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePlaceNames } from '#lib/reference.ts'
import { criteriaOf } from '../state/saved-search-filters.ts'
import { proposeName } from './propose-name.ts'

/** What tells most of a search comes first in its name. */
const namingFilters: FilterWord['filter'][] = [
  'studyInterest',
  'studyCourse',
  'subjectArea',
  'text',
  'qualification',
  'language',
  'document',
]

export function useProposedName(): string {
  const t = useTexts('savedSearches')
  const { either, list } = useFormats()
  const { kind, state } = useSearch()
  const words = useFilterWords(state, kind.key)
  const placeName = usePlaceNames(state.place.map(({ id }) => id))
  const everything = t(`everything.${criteriaOf(kind.key, state).kind}`)
  const years = either(state.year.map(String))
  const what = namingFilters.flatMap((filter) => words.filter((word) => word.filter === filter))
  return proposeName(
    what.map(({ label }) => label),
    state.place.flatMap(({ id }) => placeName(id) ?? []),
    {
      list,
      everything: years ? t('beginning', { what: everything, years }) : everything,
      around: (subject, place) => t('around', { what: subject, place }),
    },
  )
}
