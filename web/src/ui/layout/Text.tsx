import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Text.module.css'

interface TextProps {
  size?: 'lead' | 'text' | 'small' | 'tiny'
  muted?: boolean
  strong?: boolean
  as?: 'p' | 'span' | 'div' | 'li'
  id?: string
  className?: string
  children: ReactNode
}

export function Text({ size = 'text', muted, strong, as: Tag = 'p', className, ...rest }: TextProps) {
  return (
    <Tag {...rest} className={cx(styles[size], muted && styles.muted, strong && styles.strong, className)} />
  )
}
