import type { ApplicationContent } from '@tandem/contract/applications/content'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useLanguages } from '#lib/reference.ts'
import { usePeriods } from '../record/content/usePeriods.ts'

/** The parts of a profile in lines of words; an open part has none. */
export function useProfileWords(content: ApplicationContent) {
  const t = useTexts('applications')
  const { kilometres, grade } = useFormats()
  const languageName = namesOf(useLanguages('all'))
  const periodOf = usePeriods()
  return [
    {
      part: 'places',
      lines: content.places.map(({ place, radius }) =>
        radius === 0 ? place : `${place} + ${kilometres(radius)}`,
      ),
    },
    {
      part: 'languages',
      lines: content.languages.map(({ name, rating }) =>
        rating === 'no_choice' ? languageName(name) : `${languageName(name)}, ${t(`levels.short.${rating}`)}`,
      ),
    },
    {
      part: 'education',
      lines: content.education.map(({ academyName, academicTitle, from, to }) =>
        joined([academyName, academicTitle, periodOf({ from, to })]),
      ),
    },
    {
      part: 'career',
      lines: content.career.map(({ companyName, position, from, to }) =>
        joined([companyName, position, periodOf({ from, to })]),
      ),
    },
    {
      part: 'expertises',
      lines: content.expertises.map(({ name, grade: mark }) =>
        mark === null ? name : t('apply.profile.graded', { name, grade: grade(mark) }),
      ),
    },
    { part: 'aboutMe', lines: content.aboutMe ? [content.aboutMe] : [] },
  ] as const
}

const joined = (parts: string[]) => parts.filter(Boolean).join(', ')
