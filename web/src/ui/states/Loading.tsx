import styles from './Loading.module.css'

/** For panes and whole pages whose shape is not known yet. Appears after 300 ms. */
export function Loading({ label }: { label: string }) {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} aria-hidden="true" />
      {label}
    </div>
  )
}
