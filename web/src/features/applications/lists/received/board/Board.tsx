import { type ReactNode, useState } from 'react'
import { type BoardColumn, boardColumns, columnOf } from '#features/applications/stage/board-columns.ts'
import { StageTag } from '#features/applications/stage/StageTag.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Tabs } from '#ui/nav/Tabs.tsx'
import { CandidateLink } from '../CandidateLink.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import { useReceivedView } from '../filters/useReceivedView.ts'
import styles from './Board.module.css'
import { Candidate } from './Candidate.tsx'
import { ClosingDialog } from './ClosingDialog.tsx'
import { Column } from './Column.tsx'
import { useBoardMoves } from './useBoardMoves.ts'

/** Five columns beside each other, on phones one at a time. */
export function Board({ applications }: { applications: ReceivedApplication[] }) {
  const { column: chosen } = useReceivedView()
  const isWide = useMedia('(width >= 62em)')
  const [dragged, setDragged] = useState<ReceivedApplication | null>(null)
  const moves = useBoardMoves(isWide)
  const [closing, setClosing] = useState<ReceivedApplication | null>(null)
  const inColumn = (column: BoardColumn) => applications.filter((each) => columnOf(each) === column)

  return (
    <>
      {!isWide && <BoardTabs countOf={(column) => inColumn(column).length} />}
      <BoardRegion isWide={isWide}>
        {(isWide ? boardColumns : [chosen]).map((column) => (
          <Column
            key={column}
            column={column}
            count={inColumn(column).length}
            isAlone={!isWide}
            headingRef={moves.alone}
            dragged={dragged}
            onDrop={moves.moveTo}
            onClosing={setClosing}
          >
            {column === 'closed' ? (
              <ClosedList applications={inColumn(column)} />
            ) : (
              inColumn(column).map((application) => (
                <Candidate
                  key={application.id}
                  application={application}
                  drag={isWide ? { isUnderWay: dragged?.id === application.id, onDrag: setDragged } : null}
                  takesFocus={moves.takesFocus(application)}
                  onFocused={moves.onFocused}
                  onMove={(stage) => moves.moveTo(application, stage)}
                  onClosing={() => setClosing(application)}
                />
              ))
            )}
          </Column>
        ))}
      </BoardRegion>
      {closing && (
        <ClosingDialog
          id={closing.id}
          name={closing.applicant?.name ?? ''}
          onClose={() => setClosing(null)}
        />
      )}
      <LiveRegion>{moves.words}</LiveRegion>
    </>
  )
}

/** Five columns do not fit every window: the region then scrolls sideways, by keyboard too. */
function BoardRegion({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  const t = useTexts('applications')
  if (!isWide) return <div className={styles.board}>{children}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={t('received.columns')} className={styles.board}>
      {children}
    </section>
  )
}

function BoardTabs({ countOf }: { countOf: (column: BoardColumn) => number }) {
  const t = useTexts('applications')
  const { column: chosen, to } = useReceivedView()
  return (
    <Tabs
      label={t('received.columns')}
      items={boardColumns.map((column) => ({
        to: to({ column }),
        label: t(`columns.${column}`),
        count: countOf(column),
        current: column === chosen,
      }))}
    />
  )
}

function ClosedList({ applications }: { applications: ReceivedApplication[] }) {
  if (applications.length === 0) return null
  return (
    <ul>
      {applications.map((application) => (
        <li key={application.id} className={styles.closedRow}>
          <span className={styles.closedName}>
            <CandidateLink id={application.id}>{application.applicant?.name}</CandidateLink>
          </span>
          <StageTag application={application} />
        </li>
      ))}
    </ul>
  )
}
