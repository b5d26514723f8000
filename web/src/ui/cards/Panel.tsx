import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Panel.module.css'

interface PanelProps {
  /** Which upper corner is the curve. The two doors of the home page turn theirs to each other. */
  corner?: 'start' | 'end'
  tone?: 'theory' | 'practice'
  as?: 'div' | 'section' | 'article' | 'aside'
  className?: string
  /** For links to it. */
  id?: string
  labelledBy?: string
  children: ReactNode
}

/** The loud thing of a screen: one at most. */
export function Panel({
  corner = 'end',
  tone = 'theory',
  as: Tag = 'section',
  className,
  id,
  labelledBy,
  children,
}: PanelProps) {
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      className={cx(styles.panel, styles[tone], styles[corner], tone === 'theory' && 'on-inverse', className)}
    >
      {children}
    </Tag>
  )
}
