import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import { DataCards } from './DataCards.tsx'
import styles from './DataTable.module.css'
import type { Column, DataTableProps } from './data-table-props.ts'

/** A list of cards below lg: a table that is squeezed says nothing. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const wide = useMedia('(width >= 62em)')
  if (!wide) return <DataCards {...props} />
  const { caption, columns, rows, rowKey, isSelected } = props
  const hasWidths = columns.every(({ width }) => width)
  return (
    <div className={styles.frame}>
      <table className={cx(styles.table, hasWidths && styles.fixed)} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} isSelected={isSelected?.(row) ?? false} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TableRowProps<Row> = { row: Row; columns: Column<Row>[]; isSelected: boolean }

/** Where the columns stay the same array, a row is drawn again only when it changes. */
const TableRow = memo(function TableRow<Row>({ row, columns, isSelected }: TableRowProps<Row>) {
  return (
    <tr className={cx(isSelected && styles.selected)}>
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

function HeadCell<Row>({ column: { header, align, sort, width } }: { column: Column<Row> }) {
  const arrow = sort?.active === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th
      scope="col"
      style={{ width }}
      className={cx(align === 'end' && styles.end)}
      aria-sort={sort?.active && ariaSort[sort.active]}
    >
      {sort ? (
        <Link to={sort.to} className={styles.sort}>
          {header}
          {sort.active && <Icon icon={arrow} size={14} />}
        </Link>
      ) : (
        header
      )}
    </th>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = cx(column.align === 'end' && styles.end)
  if (column.primary) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    )
  }
  return <td className={className}>{column.cell(row)}</td>
}
