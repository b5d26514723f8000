import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './ComparisonTable.module.css'

export type ComparedColumn = {
  key: string
  title: ReactNode
  /** Below the title: what can be done with it. */
  actions: ReactNode
  removeLabel: string
  onRemove: () => void
}
/** `values` say whether the cells differ; one cell for each column. */
export type ComparedRow = { key: string; label: string; values: string[]; cells: ReactNode[] }
export type ComparedGroup = { key: string; title: string; rows: ComparedRow[] }

interface ComparisonTableProps {
  label: string
  /** Names the column of the rows' heads. */
  rowHeads: string
  columns: ComparedColumn[]
  groups: ComparedGroup[]
  onlyDifferences: boolean
}

/** In percent, beside the heads of the rows: each record has as much of it as the others. */
const columnsShare = 86

/** Records beside each other. A narrow window scrolls it sideways; what a row is about stays in sight. */
export function ComparisonTable({ label, rowHeads, columns, groups, onlyDifferences }: ComparisonTableProps) {
  const shown = groups
    .map(({ rows, ...group }) => ({
      ...group,
      rows: rows.filter(({ values }) => !onlyDifferences || new Set(values).size > 1),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{rowHeads}</VisuallyHidden>
            </th>
            {columns.map(({ key, title, actions, removeLabel, onRemove }) => (
              <th key={key} scope="col" style={{ width: `${columnsShare / columns.length}%` }}>
                <div className={styles.head}>
                  <span className={styles.title}>{title}</span>
                  <IconButton icon={IconX} label={removeLabel} tooltip={false} onClick={onRemove} />
                </div>
                <Row wrap gap={2}>
                  {actions}
                </Row>
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ key, title, rows }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                <span className={styles.groupTitle}>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, index) => (
                  <td key={columns[index]?.key}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
