import { cx } from '#ui/cx.ts'
import styles from './CompanyTile.module.css'
import { initials } from './initials.ts'

interface CompanyTileProps {
  name: string
  src?: string | null
  size?: 28 | 36 | 44 | 56 | 64 | 88
  /** Grey: no free places. */
  muted?: boolean
}

/** Decoration: the company's name always stands beside it. */
export function CompanyTile({ name, src, size = 56, muted }: CompanyTileProps) {
  return (
    <span
      className={cx(styles.tile, styles[`size${size}`], !src && styles.letters, muted && styles.muted)}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" width={size} height={size} loading="lazy" /> : initials(name)}
    </span>
  )
}
