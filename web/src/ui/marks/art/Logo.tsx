import styles from './Logo.module.css'

/** The mark with the wordmark. Its link carries the accessible name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span>Tandem</span>
    </span>
  )
}

export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" fill="none" strokeWidth="8" aria-hidden="true">
      <path className={styles.theory} d="M17 3v24a15 15 0 0 0 15 15h11M5 15.5h12" />
      <path className={styles.practice} d="M25 3v24a7 7 0 0 0 7 7h11M25 15.5h16" />
    </svg>
  )
}
