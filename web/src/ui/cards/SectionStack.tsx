import type { ReactNode } from 'react'
import styles from './SectionCard.module.css'
import { SectionLevel } from './section-level.ts'

/** SectionCards on one surface, below a heading of level 2: without frames of their own. */
export function SectionStack({ children }: { children: ReactNode }) {
  return (
    <SectionLevel value={3}>
      <div className={styles.stack}>{children}</div>
    </SectionLevel>
  )
}
