import type { LanguageLevel } from '@tandem/contract/reference'
import { useQuery } from '@tanstack/react-query'
import { companyNameQuery } from '#features/search/queries.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import {
  namesOf,
  useDocumentTypes,
  useLanguages,
  usePlaceNames,
  useQualifications,
  useStudyCourses,
  useStudyInterests,
  useSubjectAreas,
} from '#lib/reference.ts'
import type { FilterKey, Filters, SearchKind } from '../state/search-state.ts'

/** One chip: a filter, of a list one value, in words. */
export type FilterWord = { filter: FilterKey; value: string | number | undefined; label: string }

/** What is chosen, in the order in which one would say it. */
export function useFilterWords(filters: Filters, kind: SearchKind['key']): FilterWord[] {
  const t = useTexts('search')
  const { grade } = useFormats()
  const names = useNames()
  const placeWord = usePlaceWord(filters)
  // Of people the grade is a bound, for offers one's own.
  const gradeWord = kind === 'applicants' || kind === 'applications' ? 'active.gradeAtMost' : 'active.grade'
  const { data: company } = useQuery({
    ...companyNameQuery(filters.company ?? ''),
    enabled: filters.company !== null,
  })
  const each = <T extends string | number>(
    filter: FilterKey,
    values: readonly T[],
    word: (value: T) => string,
  ) => values.map((value) => ({ filter, value, label: word(value) }))
  const one = (filter: FilterKey, label: string | false | null) =>
    label ? [{ filter, value: undefined, label }] : []
  return [
    ...one('text', filters.text && t('active.text', { text: filters.text })),
    ...each('subjectArea', filters.subjectArea, names.subjectArea),
    ...each('studyCourse', filters.studyCourse, names.studyCourse),
    ...each('studyInterest', filters.studyInterest, names.studyInterest),
    ...filters.place.map((place) => ({ filter: 'place' as const, value: place.id, label: placeWord(place) })),
    ...each('year', filters.year, (year) => t('active.from', { year })),
    ...each('qualification', filters.qualification, names.qualification),
    ...one('grade', filters.grade !== null && t(gradeWord, { grade: grade(filters.grade) })),
    ...each('document', filters.document, names.document),
    ...each('language', filters.language, names.language),
    ...one(
      'company',
      filters.company && (company ? t('active.company', { name: company }) : t('active.oneCompany')),
    ),
    ...one('free', filters.free && t('active.free')),
    ...one('unmarked', filters.unmarked && t('active.unmarked')),
  ]
}

function useNames() {
  const t = useTexts('search')
  const languages = namesOf(useLanguages('all'))
  return {
    subjectArea: namesOf(useSubjectAreas()),
    studyCourse: namesOf(useStudyCourses()),
    studyInterest: namesOf(useStudyInterests('all')),
    qualification: namesOf(useQualifications('all')),
    document: namesOf(useDocumentTypes('all')),
    language: (asked: string) => {
      const [code = '', level] = asked.split('~')
      const name = t(`levels.${level as Exclude<LanguageLevel, 'no_choice'>}`)
      return t('active.language', { language: languages(code), level: name })
    },
  }
}

function usePlaceWord({ place }: Filters) {
  const t = useTexts('search')
  const { kilometres } = useFormats()
  const nameOf = usePlaceNames(place.map(({ id }) => id))
  return ({ id, radius }: Filters['place'][number]): string => {
    const name = nameOf(id) ?? t('filters.unknownPlace', { id })
    if (radius === 0) return t('active.onlyIn', { place: name })
    return t('active.around', { place: name, distance: kilometres(radius) })
  }
}
