import type { ReactNode } from 'react'
import styles from './FieldGrid.module.css'

/** Pairs fields from sm on. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

export function FieldGridWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}
