import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { ApplicationTimeline } from '../stage/ApplicationTimeline.tsx'
import { Documents } from './content/Documents.tsx'
import { Expertises } from './content/Expertises.tsx'
import { Lanes } from './content/Lanes.tsx'
import { LanguageSkills } from './content/LanguageSkills.tsx'
import styles from './RecordBody.module.css'
import { RecordFacts } from './RecordFacts.tsx'

/** The application as the company reads it. What was left open is left out. */
export function RecordBody({ application }: { application: Application }) {
  const t = useTexts('applications')
  const { coverLetter, aboutMe, education, career, languages, expertises, attachments } = application
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.column}>
          {coverLetter && (
            <SectionCard title={t('record.coverLetter')}>
              <p className={styles.prose}>{coverLetter}</p>
            </SectionCard>
          )}
          {education.length + career.length > 0 && <Lanes education={education} career={career} />}
          {aboutMe && (
            <SectionCard title={t('record.aboutMe')}>
              <p className={styles.prose}>{aboutMe}</p>
            </SectionCard>
          )}
        </div>
        <div className={styles.column}>
          <RecordFacts application={application} />
          {attachments.length > 0 && <Documents applicantId={application.applicant.id} files={attachments} />}
          {languages.length > 0 && (
            <SectionCard title={t('record.languages')}>
              <LanguageSkills skills={languages} />
            </SectionCard>
          )}
          {expertises.length > 0 && <Expertises expertises={expertises} />}
          {application.timeline.length > 0 && (
            <SectionCard title={t('record.timeline')}>
              <ApplicationTimeline application={application} />
            </SectionCard>
          )}
        </div>
      </div>
    </div>
  )
}
