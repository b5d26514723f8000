import { cx } from '#ui/cx.ts'
import styles from './QuestionIllustration.module.css'

/** A line comes from a question to its answer and goes on beside the other one, beyond the right edge. Decoration. */
export const QuestionIllustration = ({ className }: { className?: string | undefined }) => (
  <svg
    className={cx(styles.picture, className)}
    viewBox="0 0 600 272"
    fill="none"
    strokeWidth="30"
    aria-hidden="true"
  >
    <path className={styles.theory} d="M44 60h84a76 76 0 0 1 76 76v14a106 106 0 0 0 106 106h900" />
    <path className={styles.practice} d="M1210 60H310a76 76 0 0 0-76 76v14a76 76 0 0 0 76 76h900" />
    <g className={styles.stations} strokeWidth="4">
      <circle cx="44" cy="60" r="32" />
      <circle cx="219" cy="142" r="32" />
      <circle cx="400" cy="241" r="11" />
      <circle cx="500" cy="241" r="11" />
      <circle cx="600" cy="241" r="11" />
    </g>
    <g className={styles.signs} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
      <path
        transform="translate(28 44) scale(1.33)"
        d="M8 8a3.5 3 0 0 1 3.5 -3h1a3.5 3 0 0 1 3.5 3a3 3 0 0 1 -2 3a3 4 0 0 0 -2 4M12 19v.01"
      />
      <path transform="translate(203 126) scale(1.33)" d="M5 12l5 5l10 -10" />
    </g>
  </svg>
)
