import { useMemo } from 'react'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { useMove } from '#features/applications/stage/useMove.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { MatchRing } from '#features/matching/public.ts'
import { AssessmentMarks } from '#features/received-applications/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Growing } from '#ui/data/Growing.tsx'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import type { Column } from '#ui/data/table/data-table-props.ts'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import { DueMark } from '../DueMark.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import { MoveButton } from '../MoveButton.tsx'
import { SelectBox, useSelection } from '../selection/selection.tsx'
import { ReceivedRow } from './ReceivedRow.tsx'
import styles from './ReceivedTable.module.css'

const rowsAtOnce = 10

export function ReceivedTable({ applications }: { applications: ReceivedApplication[] }) {
  const t = useTexts('applications')
  const ids = useSelection((selection) => selection.ids)
  const columns = useReceivedColumns()
  return (
    <Growing items={applications} step={rowsAtOnce} more={(count) => t('received.moreInColumn', { count })}>
      {(shown) => (
        <DataTable
          caption={t('received.title')}
          rows={shown}
          rowKey={({ id }) => id}
          isSelected={({ id }) => ids.has(id)}
          columns={columns}
          card={(application) => <ReceivedRow application={application} />}
        />
      )}
    </Growing>
  )
}

/** The same as long as they say the same, so that a row is drawn again only when it changes. */
function useReceivedColumns(): Column<ReceivedApplication>[] {
  const t = useTexts('applications')
  const matching = useTexts('matching')
  const formats = useFormats()
  const move = useMove()
  return useMemo(
    () => [
      {
        key: 'select',
        header: t('bulk.choose'),
        width: '7.7%',
        cell: ({ id, applicant }) => <SelectBox id={id} name={applicant?.name ?? ''} />,
      },
      {
        key: 'name',
        header: t('received.name'),
        primary: true,
        width: '20%',
        cell: (row) => <TableName application={row} />,
      },
      {
        key: 'offer',
        header: t('received.offer'),
        width: '18%',
        cell: ({ target }) => target?.offerTitle ?? t('received.initiative'),
      },
      {
        key: 'due',
        header: t('received.due'),
        width: '12.6%',
        cell: ({ dueIn }) => (dueIn === null ? '–' : <DueMark dueIn={dueIn} far />),
      },
      {
        key: 'stage',
        header: t('received.standing'),
        width: '11.5%',
        cell: (row) => <StageTag application={row} />,
      },
      {
        key: 'grade',
        header: t('record.grade'),
        align: 'end',
        width: '5.4%',
        cell: ({ grade }) => (grade === null ? '–' : formats.grade(grade)),
      },
      {
        key: 'match',
        header: matching('column'),
        width: '7.7%',
        cell: ({ match, applicant }) =>
          match ? <MatchRing match={match} size={44} of={applicant?.name ?? null} /> : '–',
      },
      {
        key: 'team',
        header: t('received.team'),
        width: '6.8%',
        cell: ({ assessment }) => (assessment ? <AssessmentMarks assessment={assessment} /> : '–'),
      },
      {
        key: 'move',
        header: t('move.action'),
        align: 'end',
        width: '10.3%',
        cell: (row) => (
          <div className={styles.actions}>
            <MoveButton application={row} onMove={(stage) => move(row, stage)} />
            <BookmarkButton type="application" id={row.id} name={row.applicant?.name ?? ''} size="sm" />
          </div>
        ),
      },
    ],
    [t, matching, formats, move],
  )
}

function TableName({ application }: { application: ReceivedApplication }) {
  const t = useTexts('applications')
  const { id, applicant, isNew } = application
  const [place] = application.places
  return (
    <div className={styles.person}>
      <Avatar name={applicant?.name ?? ''} />
      <div>
        <b className={styles.name}>
          <CandidateLink id={id}>{applicant?.name}</CandidateLink>
        </b>
        {place && <p className={styles.place}>{place}</p>}
        {isNew && <Tag tone="practice">{t('received.newSince')}</Tag>}
      </div>
    </div>
  )
}
