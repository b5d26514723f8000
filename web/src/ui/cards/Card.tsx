import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Card.module.css'

interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  tone?: 'theory' | 'practice'
  /** No padding: the content reaches the edges. */
  flush?: boolean
  className?: string
  children: ReactNode
}

export function Card({ as: Tag = 'div', tone, flush, className, children }: CardProps) {
  return (
    <Tag className={cx(styles.card, tone && styles[tone], flush && styles.flush, className)}>{children}</Tag>
  )
}
