import { cx } from '#ui/cx.ts'
import styles from './DataCards.module.css'
import type { DataTableProps } from './data-table-props.ts'

export function DataCards<Row>({ caption, columns, rows, rowKey, isSelected, card }: DataTableProps<Row>) {
  if (card) {
    return (
      <ul className={styles.rows} aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={cx(styles.row, isSelected?.(row) && styles.chosen)}>
            {card(row)}
          </li>
        ))}
      </ul>
    )
  }
  const primary = columns.find((column) => column.primary)
  const facts = columns.filter((column) => column !== primary)
  return (
    <ul className={styles.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={cx(styles.card, isSelected?.(row) && styles.selected)}>
          {primary && <div>{primary.cell(row)}</div>}
          <dl className={styles.facts}>
            {facts.map(({ key, header, cell }) => {
              const words = cell(row)
              if (words === null) return null
              return (
                <div key={key} className={styles.fact}>
                  <dt className={styles.term}>{header}</dt>
                  <dd>{words}</dd>
                </div>
              )
            })}
          </dl>
        </li>
      ))}
    </ul>
  )
}
