import { useEffect, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './TwoSidedRing.module.css'

interface TwoSidedRingProps {
  /** The number in it, 0 to 100. */
  value: number
  /** How far the left half is closed: the applicant's side. */
  theory: number
  /** How far the right half is closed: the company's side. */
  practice: number
  /** A sentence that names both sides. */
  label: string
  size?: 44 | 56 | 72 | 116
}

/** Both halves grow from the bottom; they end a little before each other, so that they stay two. */
const gap = 2.2
const wholeHalf = 100 - 2 * gap

/** A match has two sides: the ring closes at the top when both are full. */
export function TwoSidedRing({ value, theory, practice, label, size = 72 }: TwoSidedRingProps) {
  const strokeWidth = size === 44 ? 13.6 : 12
  const radius = 50 - strokeWidth / 2
  const half = (sweep: 0 | 1) => `M50 ${50 + radius}A${radius} ${radius} 0 0 ${sweep} 50 ${50 - radius}`
  const ring = useGrowthInSight()
  return (
    <span ref={ring} className={cx(styles.ring, styles[`size${size}`])} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" fill="none" strokeWidth={strokeWidth} aria-hidden="true">
        <Arc path={half(1)} share={100} className={styles.track} />
        <Arc path={half(0)} share={100} className={styles.track} />
        <Arc path={half(1)} share={theory} className={cx(styles.fill, styles.theory)} />
        <Arc path={half(0)} share={practice} className={cx(styles.fill, styles.practice)} />
      </svg>
      <span className={styles.value} aria-hidden="true">
        {value}
        {size > 44 && <small>%</small>}
      </span>
    </span>
  )
}

/** It grows when it is first seen, not when it is drawn below the window. */
function useGrowthInSight() {
  const ring = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!ring.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const growth = ring.current.getAnimations({ subtree: true })
    for (const each of growth) each.pause()
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      for (const each of growth) each.play()
      observer.disconnect()
    })
    observer.observe(ring.current)
    return () => observer.disconnect()
  }, [])
  return ring
}

function Arc({ path, share, className }: { path: string; share: number; className: string | undefined }) {
  if (share <= 0) return null
  const length = (wholeHalf * Math.min(100, share)) / 100
  return (
    <path
      d={path}
      className={className}
      pathLength={100}
      strokeDasharray={`${length} 200`}
      strokeDashoffset={-gap}
    />
  )
}
