import { IconDownload } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { saveFile } from '#lib/api/save-file.ts'
import { toCsv } from '#lib/csv.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { ChartLegend } from '#ui/charts/ChartLegend.tsx'
import { ChartTable } from '#ui/charts/ChartTable.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

/** Null: not shown. */
export type StatisticCell = string | number | null
export type StatisticTable = {
  columns: string[]
  rows: { key: string; cells: [name: string, ...StatisticCell[]] }[]
}

/**
 * What all numbers of the page are about, for the file that is read without the page. While it loads, what is shown
 * are the numbers of the choice before.
 */
export type StatisticScope = { period: string; location: string; isLoading: boolean }

type StatisticCardProps = {
  title: string
  lead: string
  scope: StatisticScope
  table: StatisticTable
  legend?: ComponentProps<typeof ChartLegend>['entries']
  /** The drawing. */
  children: ReactNode
}

/** One drawing with its numbers, to read and to take along. */
export function StatisticCard({ title, lead, scope, table, legend, children }: StatisticCardProps) {
  const t = useTexts('statistics')
  const { number, decimal } = useFormats()
  const numbers = table.rows.flatMap(({ cells: [, ...cells] }) => cells)
  const isEmpty = numbers.every((cell) => cell === 0 || cell === '')
  const isDrawn = numbers.some((cell) => typeof cell === 'number' && cell > 0)
  const save = useSaveCsv(title, scope, table)
  const shown = (cell: StatisticCell) => {
    if (cell === null) return <NotShown />
    if (typeof cell === 'string') return cell === '' ? '–' : cell
    return Number.isInteger(cell) ? number(cell) : decimal(cell)
  }
  return (
    <SectionCard
      title={title}
      description={lead}
      actions={
        <Button
          size="sm"
          variant="secondary"
          icon={IconDownload}
          aria-label={t('csv.label', { title })}
          busy={scope.isLoading}
          onClick={save}
        >
          {t('csv.button')}
        </Button>
      }
    >
      {isEmpty && <Text muted>{t('empty')}</Text>}
      {!isEmpty && !isDrawn && <Text muted>{t('allHidden')}</Text>}
      {legend && isDrawn && <ChartLegend entries={legend} />}
      {isDrawn && children}
      {!isEmpty && (
        <ChartTable
          open={t('table')}
          caption={title}
          columns={table.columns}
          rows={table.rows.map(({ key, cells: [name, ...cells] }) => ({
            key,
            cells: [name, ...cells.map(shown)],
          }))}
        />
      )}
      {numbers.includes(null) && (
        <Text size="small" muted>
          {t('notShownHint')}
        </Text>
      )}
    </SectionCard>
  )
}

function NotShown() {
  const t = useTexts('statistics')
  return (
    <>
      <span aria-hidden="true">{notShownMark}</span>
      <VisuallyHidden>{t('notShown')}</VisuallyHidden>
    </>
  )
}

/** What official statistics write for a number that is kept secret. */
const notShownMark = '.'

function useSaveCsv(title: string, scope: StatisticScope, { columns, rows }: StatisticTable): () => void {
  const t = useTexts('statistics')
  const locale = useLocale()
  const inFile = (cell: StatisticCell): string => {
    if (cell === null) return notShownMark
    return typeof cell === 'number' && locale === 'de' ? String(cell).replace('.', ',') : String(cell)
  }
  return () => {
    const head = [t('filters.year'), t('filters.location'), ...columns]
    const lines = rows.map(({ cells }) => [scope.period, scope.location, ...cells.map(inFile)])
    const name = [title, scope.period, scope.location].map((part) => part.replace(/[^\p{L}\d]+/gu, '-'))
    saveFile(new Blob([toCsv([head, ...lines])], { type: 'text/csv' }), `${name.join('_')}.csv`.toLowerCase())
  }
}
