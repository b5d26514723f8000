import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Container.module.css'

export type ContainerWidth = 'default' | 'wide' | 'narrow' | 'form'

interface ContainerProps {
  width?: ContainerWidth
  className?: string
  children: ReactNode
}

export function Container({ width = 'default', className, children }: ContainerProps) {
  return <div className={cx(styles.container, styles[width], className)}>{children}</div>
}
