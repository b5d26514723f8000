import { type FilterWord, useFilterWords, useSearch } from '#features/search/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePlaceNames } from '#lib/reference.ts'
import { criteriaOf } from '../state/saved-search-filters.ts'

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
    // Bare: who names the saved search puts its name in quotes, and the words of a text have their own.
    what.map(({ filter, label }) => (filter === 'text' ? state.text : label)),
    state.place.flatMap(({ id }) => placeName(id) ?? []),
    {
      list,
      everything: years ? t('beginning', { what: everything, years }) : everything,
      around: (subject, place) => t('around', { what: subject, place }),
    },
  )
}

const longest = 120

type Words = {
  everything: string
  around: (what: string, place: string) => string
  list: (all: string[]) => string
}

/** A name that tells what a search is about: the first two things it asks for, and where. */
export function proposeName(what: string[], places: string[], { everything, around, list }: Words): string {
  const subject = what.length > 0 ? list(what.slice(0, 2)) : everything
  const name = places.length > 0 ? around(subject, list(places.slice(0, 2))) : subject
  return name.length <= longest ? name : `${name.slice(0, longest - 1).trimEnd()}…`
}
