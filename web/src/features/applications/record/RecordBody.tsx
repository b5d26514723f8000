import type { Application } from '@tandem/contract/applications'
import type { ComponentProps, ReactNode } from 'react'
import { MatchPanel } from '#features/matching/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { cx } from '#ui/cx.ts'
import { ApplicationTimeline } from '../stage/ApplicationTimeline.tsx'
import { Documents, OpenDocument } from './content/Documents.tsx'
import { EducationAndCareer } from './content/EducationAndCareer.tsx'
import { Expertises } from './content/Expertises.tsx'
import { Languages } from './content/Languages.tsx'
import { MathsModules } from './content/MathsModules.tsx'
import { Prose } from './content/Prose.tsx'
import { useOpenDocument } from './content/useOpenDocument.ts'
import { Withheld } from './content/Withheld.tsx'
import styles from './RecordBody.module.css'
import { RecordFacts } from './RecordFacts.tsx'

type RecordBodyProps = {
  application: ComponentProps<typeof RecordFacts>['application'] &
    Pick<
      Application,
      | 'type'
      | 'coverLetter'
      | 'aboutMe'
      | 'education'
      | 'career'
      | 'languages'
      | 'expertises'
      | 'attachments'
      | 'match'
      | 'target'
      | 'moduleAdditionals'
      | 'timeline'
    >
  /** In place of the match with the offer that the application is for. */
  match?: ReactNode
  /** Written texts can be copied. */
  canCopy?: boolean
}

/** The application as the company reads it. What was left open is left out. */
export function RecordBody({ application, match: otherMatch, canCopy }: RecordBodyProps) {
  const t = useTexts('applications')
  const { coverLetter, aboutMe, education, career, languages, expertises, attachments } = application
  const { match, target, applicant } = application
  // Its applicant has the others too.
  const modules = application.moduleAdditionals.filter(({ visible }) => visible)
  const viewer = useOpenDocument(attachments)
  const documents = attachments.length > 0 && (
    <Documents files={attachments} open={viewer.open} onOpen={viewer.show} />
  )
  const timeline = application.timeline.length > 0 && (
    <SectionCard title={t('record.timeline')}>
      <ApplicationTimeline application={application} />
    </SectionCard>
  )
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={cx(styles.column, styles.content)}>
          <OpenDocument applicantId={applicant.id} files={attachments} viewer={viewer} />
          <Withheld application={application} />
          <Prose title={t('record.coverLetter')} canCopy={canCopy}>
            {coverLetter}
          </Prose>
          {education.length + career.length > 0 && (
            <EducationAndCareer education={education} career={career} />
          )}
          <Prose title={t('record.aboutMe')} canCopy={canCopy}>
            {aboutMe}
          </Prose>
        </div>
        <div className={styles.column}>
          {otherMatch}
          {match && target && (
            <MatchPanel
              match={match}
              names={{ applicant: applicant.firstName, company: target.companyName }}
            />
          )}
        </div>
        <div className={styles.column}>
          <RecordFacts application={application} />
          {documents}
          {languages.length > 0 && <Languages languages={languages} />}
          {expertises.length > 0 && <Expertises expertises={expertises} />}
          {modules.length > 0 && <MathsModules modules={modules} />}
          {timeline}
        </div>
      </div>
    </div>
  )
}
