import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { highestMathsLevel } from '#features/applications/record/content/MathsModules.tsx'
import { stagesAhead } from '#features/applications/stage/board-columns.ts'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { useMove } from '#features/applications/stage/useMove.ts'
import { BookmarkButton } from '#features/bookmarks/public.ts'
import { MatchRing } from '#features/matching/public.ts'
import { assessmentsQuery, HandlerCell } from '#features/received-applications/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { cardId } from '#lib/navigation/return-to-card.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Growing } from '#ui/data/Growing.tsx'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import type { Column } from '#ui/data/table/data-table-props.ts'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { LevelDots } from '#ui/marks/pips/LevelDots.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { ApplicantPlace } from '../ApplicantPlace.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import { isClosed, type ReceivedApplication } from '../filters/filter-received.ts'
import { MoveButton } from '../MoveButton.tsx'
import { SelectBox, useSelection } from '../selection/selection.tsx'
import { AnswerDue } from './AnswerDue.tsx'
import { ReceivedRow } from './ReceivedRow.tsx'
import styles from './ReceivedTable.module.css'

const rowsAtOnce = 10

export function ReceivedTable({ applications }: { applications: ReceivedApplication[] }) {
  const t = useTexts('applications')
  const ids = useSelection((selection) => selection.ids)
  const isSuspended = useSignedIn().companyStatus === 'suspended'
  const columns = useReceivedColumns({
    showsMaths: applications.some(({ maths }) => maths !== undefined),
    moves: !isSuspended && applications.some((each) => stagesAhead(each).length > 0),
  })
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

const widths = {
  without: { select: '5%', name: '20%', offer: '15.5%', due: '13.7%', team: '11%' },
  withMaths: { select: '4.5%', name: '16%', offer: '14.4%', due: '11.3%', team: '10.5%' },
} as const

type Shown = {
  showsMaths: boolean
  /** Some can be moved by hand; else only bookmarks stand in the last column. */
  moves: boolean
}

/** The same as long as they say the same, so that a row is drawn again only when it changes. */
function useReceivedColumns({ showsMaths, moves }: Shown): Column<ReceivedApplication>[] {
  const t = useTexts('applications')
  const bookmarks = useTexts('bookmarks')
  const matching = useTexts('matching')
  const formats = useFormats()
  const move = useMove()
  const team = useTexts('receivedApplications')
  const { id: ownId } = useSignedIn()
  const { data: assessments } = useQuery(assessmentsQuery())
  const mayTakeOver = assessments?.colleagues.some(({ id }) => id === ownId) ?? false
  const width = widths[showsMaths ? 'withMaths' : 'without']
  return useMemo(
    () => [
      {
        key: 'select',
        header: <VisuallyHidden>{t('bulk.choose')}</VisuallyHidden>,
        width: width.select,
        cell: ({ id, applicant }) => <SelectBox id={id} name={applicant?.name ?? ''} />,
      },
      {
        key: 'name',
        header: t('received.name'),
        primary: true,
        width: width.name,
        cell: (row) => <TableName application={row} />,
      },
      {
        key: 'offer',
        header: t('received.offer'),
        width: width.offer,
        cell: ({ target }) => {
          const title = target?.offerTitle ?? t('received.initiative')
          return (
            <span className={styles.lines} title={title}>
              {title}
            </span>
          )
        },
      },
      {
        key: 'stage',
        header: t('received.standing'),
        width: '12%',
        cell: (row) => <StageTag application={row} />,
      },
      {
        key: 'due',
        header: t('received.due'),
        width: width.due,
        cell: (row) => <AnswerDue application={row} />,
      },
      {
        key: 'grade',
        header: t('record.grade'),
        align: 'end',
        width: '5.2%',
        cell: ({ grade }) => (grade === null ? '–' : formats.grade(grade)),
      },
      ...(showsMaths ? [mathsColumn(t('received.maths'))] : []),
      {
        key: 'match',
        header: matching('column'),
        width: '7.3%',
        cell: ({ match, applicant }) =>
          match ? (
            <span className={styles.ring}>
              <MatchRing match={match} size={44} of={applicant?.name ?? null} />
            </span>
          ) : (
            '–'
          ),
      },
      {
        key: 'team',
        header: team('handler.label'),
        width: width.team,
        cell: (row) => (
          <HandlerCell
            applicationId={row.id}
            name={row.applicant?.name ?? ''}
            assessment={row.assessment}
            mayTakeOver={mayTakeOver && !isClosed(row)}
          />
        ),
      },
      {
        key: 'move',
        header: moves ? t('move.action') : bookmarks('button.mark'),
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
    [t, team, matching, bookmarks, formats, move, mayTakeOver, showsMaths, moves, width],
  )
}

function TableName({ application }: { application: ReceivedApplication }) {
  const t = useTexts('applications')
  const { id, applicant, isNew } = application
  return (
    <div id={cardId(id)} className={styles.person}>
      <Avatar name={applicant?.name ?? ''} />
      <div>
        <b className={styles.name} title={applicant?.name}>
          <CandidateLink id={id}>{applicant?.name}</CandidateLink>
        </b>
        <ApplicantPlace application={application} className={styles.place} />
        {isNew && <Tag tone="practice">{t('received.newSince')}</Tag>}
      </div>
    </div>
  )
}

const mathsColumn = (header: string): Column<ReceivedApplication> => ({
  key: 'maths',
  header,
  width: '8.5%',
  cell: ({ maths }) => <Maths level={maths} />,
})

function Maths({ level }: { level: number | undefined }) {
  const t = useTexts('applications')
  if (level === undefined) {
    return (
      <Text size="small" muted>
        {t('received.mathsNotShown')}
      </Text>
    )
  }
  const label = t('record.mathsLevel', { level, highest: highestMathsLevel })
  return (
    <span className={styles.maths}>
      <LevelDots value={level} max={highestMathsLevel} label={label} />
    </span>
  )
}
