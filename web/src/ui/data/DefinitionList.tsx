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

export function Definition({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
