import { cx } from '#ui/cx.ts'
import styles from './Illustration.module.css'

export type IllustrationName = keyof typeof motifs

/** Decoration. Sources: the design's motifs. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  const { viewBox, width, paths } = motifs[name]
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      strokeWidth={width}
      className={cx(styles.motif, className)}
      aria-hidden="true"
    >
      {paths}
    </svg>
  )
}

const motifs = {
  /** Nothing was found: the lines do not meet. */
  'no-meeting': {
    viewBox: '0 0 200 88',
    width: 14,
    paths: (
      <>
        <path className={styles.theory} d="M0 20h14c24 0 18 24 42 24h14" />
        <path className={styles.practice} d="M200 20h-14c-24 0-18 24-42 24h-14" />
        <circle className={styles.dots} cx="100" cy="44" r="19" strokeWidth="4" strokeDasharray="0 8.53" />
      </>
    ),
  },
  /** Nothing there yet: one side waits for the other. */
  waiting: {
    viewBox: '0 0 200 88',
    width: 14,
    paths: (
      <>
        <path className={styles.theory} d="M97 78a34 34 0 0 1 0-68" />
        <path
          className={styles.practice}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="0 11.87"
          d="M105 78a34 34 0 0 0 0-68"
        />
      </>
    ),
  },
  /** Both sides have met and run on together. */
  joined: {
    viewBox: '0 0 200 88',
    width: 14,
    paths: (
      <>
        <path className={styles.theory} d="M0 12h52c24 0 20 25 44 25h104" />
        <path className={styles.practice} d="M0 76h52c24 0 20-25 44-25h104" />
      </>
    ),
  },
  /** The way ends here. */
  'not-found': {
    viewBox: '0 0 320 140',
    width: 20,
    paths: (
      <>
        <path className={styles.theory} d="M0 38h104a34 34 0 0 1 34 34v44" />
        <path className={styles.practice} d="M320 38H192a34 34 0 0 0-34 34v44" />
        <path className={styles.ink} strokeWidth="7" strokeLinecap="round" d="M118 127h60" />
      </>
    ),
  },
}
