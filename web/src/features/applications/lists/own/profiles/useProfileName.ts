import type { ApplicationSummary } from '@tandem/contract/applications'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useStudyInterests } from '#lib/reference.ts'

/** What a profile is called: its name, or else what it looks for. */
export function useProfileName() {
  const t = useTexts('applications')
  const { list } = useFormats()
  const nameOf = namesOf(useStudyInterests('all'))
  return ({ title, studyInterests }: Pick<ApplicationSummary, 'title' | 'studyInterests'>): string =>
    title || list(studyInterests.map(nameOf)) || t('own.unnamed')
}
