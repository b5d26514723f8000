import { type BoardColumn, boardColumns } from '#features/applications/stage/board-columns.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Tabs } from '#ui/nav/Tabs.tsx'
import { useReceivedView } from '../useReceivedView.ts'

export function BoardTabs({ countOf }: { countOf: (column: BoardColumn) => number }) {
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
