import type { Icon as TablerIcon } from '@tabler/icons-react'
import { cx } from '../cx.ts'
import styles from './Icon.module.css'

export type IconType = TablerIcon

interface IconProps {
  icon: IconType
  size?: 14 | 15 | 16 | 18 | 20 | 24 | 28
  className?: string
}

/** Always decoration: the word or the accessible name stands beside it. */
export function Icon({ icon: Shape, size = 20, className }: IconProps) {
  return (
    <Shape
      size={size}
      stroke={strokeFor(size)}
      className={cx(styles.icon, className)}
      aria-hidden="true"
      focusable="false"
    />
  )
}

function strokeFor(size: number) {
  if (size <= 16) return 2
  return size >= 28 ? 1.6 : 1.75
}
