import type { Application } from '@tandem/contract/applications'
import { type ReactNode, useState } from 'react'
import { CloseOfferDialog } from '#features/applications/outcome/CloseOfferDialog.tsx'
import { type BoardColumn, boardColumns, columnOf } from '#features/applications/stage/board-columns.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { useIsPrinted } from '#ui/layout/useIsPrinted.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Tabs } from '#ui/nav/Tabs.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import { useReceivedView } from '../filters/useReceivedView.ts'
import styles from './Board.module.css'
import { ClosingDialog } from './ClosingDialog.tsx'
import { Column } from './Column.tsx'
import { useBoardMoves } from './useBoardMoves.ts'

/** Five columns beside each other, on phones one at a time, on paper one below the other. */
export function Board({ applications }: { applications: ReceivedApplication[] }) {
  const { column: chosen } = useReceivedView()
  const isPrinted = useIsPrinted()
  const isWide = useMedia('(width >= 62em)') || isPrinted
  const { actions, alone, closing, dragged, takesFocus, words } = useBoardMoves(isWide)
  const [signed, setSigned] = useState<Application | null>(null)
  const inColumn = (column: BoardColumn) => applications.filter((each) => columnOf(each) === column)

  return (
    <>
      {!isWide && <BoardTabs countOf={(column) => inColumn(column).length} />}
      <BoardRegion isWide={isWide}>
        {(isWide ? boardColumns : [chosen]).map((column) => (
          <Column
            key={column}
            column={column}
            applications={inColumn(column)}
            isAlone={!isWide}
            headingRef={alone}
            dragged={dragged}
            takesFocus={takesFocus}
            actions={actions}
          />
        ))}
      </BoardRegion>
      {closing && (
        <ClosingDialog
          id={closing.id}
          name={closing.applicant?.name ?? ''}
          onClose={() => actions.close(null)}
          onSigned={setSigned}
        />
      )}
      {signed?.target?.offerId && (
        <CloseOfferDialog
          key={signed.id}
          offerId={signed.target.offerId}
          offer={signed.target.offerTitle ?? ''}
          onClose={() => setSigned(null)}
        />
      )}
      <LiveRegion>{words}</LiveRegion>
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
