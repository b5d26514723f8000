import { useMathsModuleName } from '#features/applications/record/content/MathsModules.tsx'
import { usePeriods } from '#features/applications/record/content/usePeriods.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useLanguages, useQualifications, useStudyInterests } from '#lib/reference.ts'
import type { ContentKey, Draft } from './content.ts'

type Words = { [Key in ContentKey]: (value: Draft[Key]) => (string | null)[] }

/** What stands in a field, as the editor shows it, in lines. */
export function useValueWords() {
  const t = useTexts('applications')
  const formats = useFormats()
  const periodOf = usePeriods()
  const moduleName = useMathsModuleName()
  const studyInterest = namesOf(useStudyInterests('all'))
  const qualification = namesOf(useQualifications('all'))
  const language = namesOf(useLanguages('all'))
  const graded = (grade: number | null) =>
    grade === null || Number.isNaN(grade)
      ? ''
      : t('editor.kenntnisse.gradeOf', { grade: formats.grade(grade) })
  const words: Words = {
    title: (text) => [text],
    aboutMe: (text) => [text],
    coverLetter: (text) => [text],
    studyInterests: (ids) => ids.map(studyInterest),
    qualification: (id) => [id && qualification(id)],
    grade: (grade) => [graded(grade)],
    desiredYears: (years) => years.map(String),
    places: (places) =>
      places.map(({ place, radius }) =>
        radius === 0 ? place : t('record.around', { place, distance: formats.kilometres(radius) }),
      ),
    expertises: (all) => all.map((each) => line(each.name, graded(each.grade), each.description)),
    languages: (all) => all.map((each) => line(language(each.name), t(`levels.short.${each.rating}`))),
    education: (all) => all.map((each) => line(each.academicTitle, each.academyName, periodOf(each))),
    career: (all) => all.map((each) => line(each.position, each.companyName, periodOf(each))),
    moduleAdditionals: (all) =>
      all.map(({ name, visible }) =>
        line(moduleName(name), t(visible ? 'editor.mathe.shown' : 'editor.mathe.notShown')),
      ),
    visibility: (value) => [t(`editor.sichtbarkeit.${value}.label`)],
    disclosed: (parts) => parts.map((part) => t(`editor.disclosed.${part}`)),
  }
  return <Key extends ContentKey>(key: Key, value: Draft[Key]): string[] =>
    words[key](value).flatMap((each) => (each ? [each] : []))
}

const line = (...parts: string[]) => parts.filter(Boolean).join(', ')
