import { cx } from '#ui/cx.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths. */
  width?: string
  height?: string
  round?: boolean
}

/** One grey block. It appears after 300 ms, so that quick answers do not flicker. Tell of the wait in words elsewhere. */
export function Skeleton({ width = '100%', height = '14px', round }: SkeletonProps) {
  return (
    <span className={cx(styles.block, round && styles.round)} style={{ width, height }} aria-hidden="true" />
  )
}
