import type { ReactNode } from 'react'
import styles from './ChartTable.module.css'

type ChartTableProps = {
  /** On what opens it: "Als Tabelle". */
  open: string
  caption: string
  columns: string[]
  /** The first cell of a row says what it is about. */
  rows: { key: string; cells: readonly [name: ReactNode, ...ReactNode[]] }[]
}

/** All that a drawing shows, in numbers that lead on. */
export function ChartTable({ open, caption, columns, rows }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary>{open}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
