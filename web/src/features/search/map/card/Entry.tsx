import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import styles from './Entry.module.css'

type EntryProps = {
  tile: { name: string; src: string | null }
  over?: string
  title: string
  to: To
  /** One line of facts. */
  facts: string
  mark?: ReactNode
}

export function Entry({ tile, over, title, to, facts, mark }: EntryProps) {
  return (
    <div className={styles.entry}>
      <CompanyTile {...tile} size={44} />
      <div className={styles.words}>
        {over && <p className={styles.quiet}>{over}</p>}
        <p className={styles.title}>
          <Link to={to}>{title}</Link>
        </p>
        <p className={styles.quiet}>{facts}</p>
      </div>
      {mark}
    </div>
  )
}
