import { IconHeartHandshake } from '@tabler/icons-react'
import styles from './StepsTrack.module.css'

const circles = [16, 328, 640]

/** The two lines with their steps; they join and go on together beyond the right edge. */
export function StepsTrack() {
  return (
    <svg className={styles.track} viewBox="0 0 1224 96" fill="none" aria-hidden="true">
      <g strokeWidth="16">
        <path className={styles.theory} d="M10 16H812C858 16 846 40 892 40H1900" />
        <path className={styles.practice} d="M10 80H812C858 80 846 56 892 56H1900" />
      </g>
      <g className={styles.circles} strokeWidth="5">
        {circles.map((x) => (
          <circle key={x} className={styles.theory} cx={x} cy="16" r="11" />
        ))}
        {circles.map((x) => (
          <circle key={x} className={styles.practice} cx={x} cy="80" r="11" />
        ))}
        <circle className={styles.meeting} cx="952" cy="48" r="26" />
      </g>
      <IconHeartHandshake className={styles.icon} x="939" y="35" size={26} stroke={1.75} />
    </svg>
  )
}
