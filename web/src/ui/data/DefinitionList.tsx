import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './DefinitionList.module.css'

/** `facts` is the row of big facts under a page head: two columns, from lg all beside each other. */
export function DefinitionList({
  columns = 1,
  children,
}: {
  columns?: 1 | 2 | 'facts'
  children: ReactNode
}) {
  return (
    <dl className={cx(styles.list, columns === 2 && styles.two, columns === 'facts' && styles.facts)}>
      {children}
    </dl>
  )
}

type DefinitionProps = {
  term: ReactNode
  /** All columns, for what is long and should not break: addresses. */
  wide?: boolean
  children: ReactNode
}

export function Definition({ term, wide, children }: DefinitionProps) {
  return (
    <div className={cx(styles.pair, wide && styles.wide)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
