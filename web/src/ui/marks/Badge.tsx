import styles from './Badge.module.css'

/** A number, never a bare dot. Hidden from assistive technology: the owner's name says it in words. */
export function Badge({ count }: { count: number }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
