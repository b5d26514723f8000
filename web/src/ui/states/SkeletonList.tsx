import type { CSSProperties } from 'react'
import { cx } from '#ui/cx.ts'
import { LoadingArea } from './LoadingArea.tsx'
import { Skeleton } from './Skeleton.tsx'
import styles from './SkeletonList.module.css'

interface SkeletonCardProps {
  /** With the square of a company's tile. */
  tile?: boolean
  /** Pixels: of the card that it stands for, below md and from there on. As high as its lines where they are not known. */
  heights?: readonly [narrow: number, wide: number]
  /** A row of a list without frames. */
  row?: boolean
}

interface SkeletonListProps extends SkeletonCardProps {
  /** Spoken: "Angebote werden geladen". */
  label: string
  count?: number
  /** With a heading above the cards. */
  heading?: boolean
}

/** The geometry of a list of cards. */
export function SkeletonList({ label, count = 3, heading, tile = true, ...card }: SkeletonListProps) {
  const rows = Array.from({ length: count }, (_, index) => index)
  return (
    <LoadingArea label={label} className={card.row ? undefined : styles.list}>
      {heading && (
        <div className={styles.heading}>
          <Skeleton width="160px" height="26px" />
        </div>
      )}
      {rows.map((row) => (
        <SkeletonCard key={row} tile={tile} {...card} />
      ))}
    </LoadingArea>
  )
}

/** The geometry of one card. */
export function SkeletonCard({ tile, heights, row }: SkeletonCardProps) {
  const [narrow, wide] = heights ?? []
  const style = heights && { '--narrow': `${narrow}px`, '--wide': `${wide}px` }
  return (
    <div
      className={cx(row ? styles.row : styles.card, heights && styles.high)}
      style={style as CSSProperties | undefined}
    >
      {tile && <Skeleton width={row ? '44px' : '56px'} height={row ? '44px' : '56px'} />}
      <div className={styles.lines}>
        <Skeleton width="30%" />
        <Skeleton width="75%" height={row ? '14px' : '20px'} />
        <Skeleton width="55%" />
      </div>
    </div>
  )
}
