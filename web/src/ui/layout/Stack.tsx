import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Stack.module.css'

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
type LayoutTag = 'div' | 'section' | 'ul' | 'ol' | 'form' | 'article' | 'aside'

interface StackProps {
  /** A step of the space scale: 4 is 16px. */
  gap?: Gap
  as?: LayoutTag
  className?: string
  children: ReactNode
}

export function Stack({ gap = 4, as: Tag = 'div', className, ...rest }: StackProps) {
  return <Tag {...rest} className={cx(styles.stack, styles[`gap-${gap}`], className)} />
}

interface RowProps extends StackProps {
  wrap?: boolean
  justify?: 'start' | 'between' | 'end'
  align?: 'center' | 'start' | 'end'
}

export function Row({
  gap = 3,
  as: Tag = 'div',
  wrap,
  justify = 'start',
  align = 'center',
  className,
  ...rest
}: RowProps) {
  const look = [styles.row, wrap && styles.wrap, styles[justify], styles[`align-${align}`]]
  return <Tag {...rest} className={cx(...look, styles[`gap-${gap}`], className)} />
}
