import styles from './Loading.module.css'
import { Spinner } from './Spinner.tsx'

/** For panes and whole pages whose shape is not known yet. Appears after 300 ms. */
export function Loading({ label }: { label: string }) {
  return (
    <div role="status" className={styles.loading}>
      <Spinner />
      {label}
    </div>
  )
}
