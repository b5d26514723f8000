import { LoadingArea } from './LoadingArea.tsx'
import { Skeleton } from './Skeleton.tsx'
import styles from './SkeletonList.module.css'

interface SkeletonListProps {
  /** Spoken: "Angebote werden geladen". */
  label: string
  count?: number
  /** With the square of a company's tile. */
  tile?: boolean
}

/** The geometry of a list of cards. */
export function SkeletonList({ label, count = 3, tile = true }: SkeletonListProps) {
  const rows = Array.from({ length: count }, (_, index) => index)
  return (
    <LoadingArea label={label} className={styles.list}>
      {rows.map((row) => (
        <div key={row} className={styles.card}>
          {tile && <Skeleton width="56px" height="56px" />}
          <div className={styles.lines}>
            <Skeleton width="30%" />
            <Skeleton width="75%" height="20px" />
            <Skeleton width="55%" />
          </div>
        </div>
      ))}
    </LoadingArea>
  )
}
