import type { ReactNode } from 'react'
import { Card } from '#ui/cards/Card.tsx'
import styles from './DashboardCard.module.css'

type DashboardCardProps = {
  title: string
  /** Beside the title: a link, a tag, a count. */
  aside?: ReactNode
  children: ReactNode
}

export function DashboardCard({ title, aside, children }: DashboardCardProps) {
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2 className="h3">{title}</h2>
        {aside}
      </div>
      <div className={styles.body}>{children}</div>
    </Card>
  )
}
