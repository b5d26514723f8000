import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '#ui/marks/art/Illustration.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  art: IllustrationName
  title: string
  /** 1 where it is the whole page. */
  level?: 1 | 2 | 3
  /** One sentence. */
  children?: ReactNode
  /** One way out. */
  action?: ReactNode
}

export function EmptyState({ art, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Illustration name={art} className={styles.art} />
      <Heading className={level === 1 ? undefined : 'h4'} tabIndex={-1}>
        {title}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
