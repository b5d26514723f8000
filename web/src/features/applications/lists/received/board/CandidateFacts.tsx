import type { ApplicationSummary } from '@tandem/contract/applications'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useQualifications } from '#lib/reference.ts'
import styles from './Candidate.module.css'

export function CandidateFacts({ application }: { application: ApplicationSummary }) {
  const t = useTexts('applications')
  const formats = useFormats()
  const qualificationName = namesOf(useQualifications())
  const { grade, qualification } = application
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('record.grade')}</dt>
        <dd>{grade === null ? '–' : formats.grade(grade)}</dd>
      </div>
      <div>
        <dt>{t('record.qualification')}</dt>
        <dd>{qualification === null ? '–' : qualificationName(qualification)}</dd>
      </div>
    </dl>
  )
}
