import type { ReactNode } from 'react'
import type { To } from 'react-router'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Share of the table, '20%'. Where every column has one, rows that are drawn later move no column. */
  width?: `${number}%`
  /** Where the head leads to sort by this column, and how it is sorted by now. */
  sort?: { to: To; active?: 'asc' | 'desc' }
  /** Names the row: the row's header, and the head of its card. */
  primary?: boolean
}

export interface DataTableProps<Row> {
  /** Names the table for those who do not see it. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  isSelected?: (row: Row) => boolean
  /** What a small screen shows of a row; else the row's columns, one below the other. */
  card?: (row: Row) => ReactNode
}
