import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { toCsv, unguardCell } from '#lib/csv.ts'
import { emptyContent } from '../empty-content.ts'
import { type CsvNames, columns, NotReadable } from './columns.ts'

/** Tells how the offer does; an import reads past it. */
const viewsColumn = 'aufrufe'

export type CsvOffer = { content: OfferContent; views: number }

export function writeCsv(offers: readonly CsvOffer[], names: CsvNames): string {
  const head = [...columns.map(({ name }) => name), viewsColumn]
  const lines = offers.map(({ content, views }) => [
    ...columns.map(({ write }) => write(content, names)),
    String(views),
  ])
  return toCsv([head, ...lines])
}

export type CsvRow = {
  /** As the spreadsheet counts it; the head is the first. */
  number: number
  content: OfferContent
  /** By column, what could not be made out. */
  unreadable: { column: string; cell: string }[]
}

export type CsvFile = { rows: CsvRow[]; unknownColumns: string[] }

/** Null for what is no table of offers at all. */
export function readCsv(text: string, names: CsvNames): CsvFile | null {
  const table = parseTable(text)
  if (!table) return null
  const [head = [], ...lines] = table
  const named = head.map((cell) => cell.trim().toLowerCase())
  if (!columns.some(({ name }) => named.includes(name))) return null
  const known = [...columns.map(({ name }) => name), viewsColumn]
  const unknownColumns = named.filter((name) => name && !known.includes(name))
  const rows = lines.map((cells, index) => {
    const row: CsvRow = { number: index + 2, content: emptyContent, unreadable: [] }
    for (const { name, read } of columns) {
      const at = named.indexOf(name)
      const cell = at < 0 ? '' : unguardCell(cells[at] ?? '')
      if (!cell) continue
      try {
        row.content = { ...row.content, ...read(cell, row.content, names) }
      } catch (error) {
        if (!(error instanceof NotReadable)) throw error
        row.unreadable.push({ column: name, cell: error.message })
      }
    }
    return row
  })
  return { rows, unknownColumns }
}

function parseTable(text: string): string[][] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: [';', ',', '\t'].find((each) => text.split('\n', 1)[0]?.includes(each)) ?? ';',
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}
