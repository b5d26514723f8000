import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { preferenceCriteria, requirementCriteria } from '@tandem/contract/matching'
import type { AssessmentSummary } from '@tandem/contract/received-applications'
import { daysUntilAnswer } from '@tandem/contract/received-applications/answer-due'
import type { ReactNode } from 'react'
import { DocumentsInSheet } from '#features/applications/record/content/Documents.tsx'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { MatchRing, MatchSides, useReasonRows } from '#features/matching/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes, useQualifications, useStudyInterests } from '#lib/reference.ts'
import { useSettings } from '#lib/settings.ts'
import type { ComparedGroup, ComparedRow } from '#ui/data/comparison/ComparisonTable.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { DueMark } from '../DueMark.tsx'
import styles from './Comparison.module.css'

/** What is compared, in the order of the table. */
export function useComparisonGroups(
  applications: Application[],
  assessmentOf: (id: string) => AssessmentSummary | null,
): ComparedGroup[] {
  const t = useTexts('applications')
  const rows = useRows(applications, assessmentOf)
  const reasonRows = useReasonRows(applications.map(({ match }) => match))
  const grades = applications.map(gradeOrder)
  return [
    { key: 'match', title: t('compare.groups.match'), rows: rows.match },
    {
      key: 'company',
      title: t('compare.groups.company'),
      rows: reasonRows(requirementCriteria, { grade: grades }),
    },
    { key: 'applicant', title: t('compare.groups.applicant'), rows: reasonRows(preferenceCriteria) },
    { key: 'facts', title: t('compare.groups.facts'), rows: rows.facts },
    { key: 'team', title: t('compare.groups.team'), rows: rows.team },
    { key: 'state', title: t('compare.groups.state'), rows: rows.state },
  ]
}

/** The lower the better. */
const gradeOrder = ({ grade }: Application) => grade && -grade

function useRows(
  applications: Application[],
  assessmentOf: (id: string) => AssessmentSummary | null,
): Record<'match' | 'facts' | 'team' | 'state', ComparedRow[]> {
  const t = useTexts('applications')
  const formats = useFormats()
  const qualificationName = namesOf(useQualifications('all'))
  const interestName = namesOf(useStudyInterests('all'))
  const typeName = namesOf(useDocumentTypes('all'))
  const { responseDays } = useSettings().company
  const now = new Date()

  /** A row of words; an empty one says so. */
  const words = (
    key: string,
    label: string,
    read: (each: Application) => string,
    order?: (each: Application) => number | null,
  ): ComparedRow => {
    const values = applications.map(read)
    const cells = values.map((value) => value || t('compare.open'))
    return { key, label, values, cells, order: order && applications.map(order) }
  }
  const drawn = (
    key: string,
    label: string,
    read: (each: Application) => string,
    draw: (each: Application) => ReactNode,
  ): ComparedRow => ({ key, label, values: applications.map(read), cells: applications.map(draw) })
  const missingOf = ({ missing }: Application) => missing.documents.map(typeName)

  return {
    match: [
      drawn(
        'both',
        t('compare.both'),
        ({ match }) => (match ? `${match.applicant} ${match.company}` : ''),
        ({ match, applicant, target }) =>
          match && target ? (
            <Row gap={4} wrap>
              <MatchRing match={match} size={56} of={applicant.firstName} />
              <MatchSides
                match={match}
                names={{ applicant: applicant.firstName, company: target.companyName }}
              />
            </Row>
          ) : (
            t('compare.open')
          ),
      ),
    ],
    facts: [
      words('offer', t('compare.offer'), ({ target }) => target?.offerTitle ?? t('received.initiative')),
      words('qualification', t('record.qualification'), ({ qualification }) =>
        qualification ? qualificationName(qualification) : '',
      ),
      words(
        'grade',
        t('record.grade'),
        ({ grade }) => (grade === null ? '' : formats.grade(grade)),
        gradeOrder,
      ),
      words('years', t('record.years'), ({ desiredYears }) => formats.list(desiredYears.map(String))),
      words('interests', t('record.studyInterests'), ({ studyInterests }) =>
        formats.list(studyInterests.map(interestName)),
      ),
      words('places', t('record.places'), ({ places }) => formats.list(places.map(({ place }) => place))),
      words('career', t('compare.career'), ({ career }) =>
        formats.list(career.map(({ position, companyName }) => position || companyName)),
      ),
    ],
    team: [
      words(
        'rating',
        t('compare.rating'),
        ({ id }) => {
          const rating = assessmentOf(id)?.rating
          return rating ? t('compare.ratingOf', { rating: formats.grade(rating) }) : ''
        },
        ({ id }) => assessmentOf(id)?.rating ?? null,
      ),
      words(
        'handler',
        t('compare.handler'),
        ({ id }) => assessmentOf(id)?.handler?.name ?? t('compare.nobody'),
      ),
      words('notes', t('compare.notes'), ({ id }) => {
        const notes = assessmentOf(id)?.notes ?? 0
        return notes > 0 ? formats.number(notes) : t('compare.none')
      }),
    ],
    state: [
      drawn(
        'state',
        t('compare.state'),
        ({ stage, outcome }) => `${stage} ${outcome}`,
        (each) => <StageTag application={each} />,
      ),
      drawn(
        'due',
        t('compare.due'),
        ({ id }) => id,
        (each) =>
          each.status === applicationStatuses.sent ? (
            <DueMark dueIn={daysUntilAnswer(each, responseDays, now)} far />
          ) : (
            t('compare.none')
          ),
      ),
      drawn(
        'documents',
        t('compare.documents'),
        ({ attachments }) => attachments.map(({ type }) => type).join(),
        (each) => (
          <div className={styles.lines}>
            {each.attachments.length > 0 && (
              <DocumentsInSheet applicantId={each.applicant.id} files={each.attachments} plain />
            )}
            {missingOf(each).map((document) => (
              <span key={document} className={styles.missing}>
                {t('compare.documentMissing', { document })}
              </span>
            ))}
            {each.attachments.length + missingOf(each).length === 0 && t('compare.none')}
          </div>
        ),
      ),
    ],
  }
}
