import { IconX } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import type { AssessmentSummary } from '@tandem/contract/received-applications'
import { OutcomeActions } from '#features/applications/outcome/OutcomeActions.tsx'
import { MoveAction } from '#features/applications/record/MoveAction.tsx'
import { useApplicantName } from '#features/applications/record/useApplicantName.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import styles from './ComparisonTable.module.css'
import { useComparisonGroups } from './useComparisonGroups.tsx'

type ComparisonTableProps = {
  applications: Application[]
  assessmentOf: (id: string) => AssessmentSummary | null
  onlyDifferences: boolean
  onRemove: (application: Application) => void
}

/** A narrow window scrolls it sideways; what a row is about stays in sight. */
export function ComparisonTable({
  applications,
  assessmentOf,
  onlyDifferences,
  onRemove,
}: ComparisonTableProps) {
  const t = useTexts('applications')
  const nameOf = useApplicantName()
  const groups = useComparisonGroups(applications, assessmentOf)
    .map(({ rows, ...group }) => ({
      ...group,
      rows: rows.filter(({ values }) => !onlyDifferences || new Set(values).size > 1),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section className={styles.scroller} aria-label={t('compare.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
            </th>
            {applications.map((application) => {
              const name = nameOf(application.applicant)
              return (
                <th key={application.id} scope="col">
                  <div className={styles.person}>
                    <span className={styles.name}>
                      <CandidateLink id={application.id}>{name}</CandidateLink>
                    </span>
                    <IconButton
                      icon={IconX}
                      label={t('compare.remove', { name })}
                      tooltip={false}
                      onClick={() => onRemove(application)}
                    />
                  </div>
                  <Row wrap gap={2}>
                    {application.can.move && <MoveAction application={application} name={name} />}
                    <OutcomeActions application={application} name={name} />
                  </Row>
                </th>
              )
            })}
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={applications.length + 1} className={styles.group}>
                <span className={styles.groupTitle}>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, index) => (
                  <td key={applications[index]?.id}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
