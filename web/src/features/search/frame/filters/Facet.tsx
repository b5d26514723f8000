import { IconChevronUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/marks/Icon.tsx'
import { CountBadge } from './CountBadge.tsx'
import styles from './Facet.module.css'

/** A section of the rail and the sheet, which can be folded up. `chosen`: how many of it. */
export function Facet({
  title,
  chosen = 0,
  children,
}: {
  title: string
  chosen?: number
  children: ReactNode
}) {
  return (
    <details className={styles.facet} open>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <CountBadge count={chosen} />
        <Icon icon={IconChevronUp} size={16} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
