import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { cx } from '#ui/cx.ts'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from './ComparisonTable.module.css'
import { type Order, standsOut } from './stand-out.ts'

export type ComparedColumn = {
  key: string
  title: ReactNode
  /** Below the title: what can be done with it. */
  actions: ReactNode
  removeLabel: string
  onRemove: () => void
}
/** `values` say whether the cells differ; one cell for each column. Without an order none stands out. */
export type ComparedRow = {
  key: string
  label: string
  values: string[]
  cells: ReactNode[]
  order?: Order | undefined
}
export type ComparedGroup = { key: string; title: string; rows: ComparedRow[] }

interface ComparisonTableProps {
  label: string
  words: {
    /** Names the column of the rows' heads. */
    rowHeads: string
    /** What a tint means, where there is one. */
    legend: string
    /** The same for those who do not see it. */
    standsOut: string
    /** Which rows are hidden. */
    same: (labels: string[]) => string
    /** What never counts. */
    never?: string
  }
  columns: ComparedColumn[]
  groups: ComparedGroup[]
  onlyDifferences: boolean
}

/** In percent, beside the heads of the rows: each record has as much of it as the others. */
const columnsShare = 86

/** Records beside each other. A narrow window scrolls it sideways; what a row is about stays in sight. */
export function ComparisonTable({ label, words, columns, groups, onlyDifferences }: ComparisonTableProps) {
  const shown = groups
    .map(({ rows, ...group }) => ({ ...group, rows: rows.filter((row) => !onlyDifferences || differs(row)) }))
    .filter(({ rows }) => rows.length > 0)
  const rows = groups.flatMap((group) => group.rows)
  const hidden = onlyDifferences ? rows.filter((row) => !differs(row)).map((row) => row.label) : []
  const hasMarks = rows.some(({ order, cells }) => cells.some((_, at) => standsOut(order, at)))
  const notes = [hidden.length > 0 && words.same([...new Set(hidden)]), words.never].filter(Boolean)
  return (
    <Stack gap={3}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <section className={styles.scroller} aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{words.rowHeads}</VisuallyHidden>
                {hasMarks && (
                  <span aria-hidden className={styles.legend}>
                    {words.legend}
                  </span>
                )}
              </th>
              {columns.map(({ key, title, actions, removeLabel, onRemove }) => (
                <th key={key} scope="col" style={{ width: `${columnsShare / columns.length}%` }}>
                  <div className={styles.head}>
                    <span className={styles.title}>{title}</span>
                    <IconButton icon={IconX} label={removeLabel} onClick={onRemove} />
                  </div>
                  <div data-print="none">
                    <Row wrap gap={2}>
                      {actions}
                    </Row>
                  </div>
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
                  {row.cells.map((cell, index) => {
                    const isMarked = standsOut(row.order, index)
                    return (
                      <td key={columns[index]?.key} className={cx(isMarked && styles.marked)}>
                        {isMarked && <VisuallyHidden>{`${words.standsOut} `}</VisuallyHidden>}
                        {cell}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {notes.length > 0 && (
        <Text size="small" muted>
          {notes.join(' ')}
        </Text>
      )}
    </Stack>
  )
}

const differs = ({ values }: ComparedRow) => new Set(values).size > 1
