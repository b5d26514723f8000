import { type ApplicationSummary, applicationTypes } from '@tandem/contract/applications'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Tag } from '#ui/marks/Tag.tsx'
import styles from './Candidate.module.css'

/** What the column does not say already. */
export function CandidateMarks({ application }: { application: ApplicationSummary }) {
  const t = useTexts('applications')
  const { stage, type } = application
  const tellsMore = stage === 'viewed' || stage === 'documents_missing'
  const isInitiative = type === applicationTypes.initiative
  if (!tellsMore && !isInitiative) return null
  return (
    <div className={styles.marks}>
      {tellsMore && <StageTag application={application} />}
      {isInitiative && <Tag>{t('received.initiative')}</Tag>}
    </div>
  )
}
