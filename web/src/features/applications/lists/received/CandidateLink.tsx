import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import styles from './CandidateLink.module.css'

/** Not dragged itself: the card is. The way back knows the view one came from. */
export function CandidateLink({ id, children }: { id: string; children: ReactNode }) {
  const to = useTo()
  const { search } = useLocation()
  return (
    <Link
      to={to(paths.application({ applicationId: id }))}
      state={{ receivedSearch: search }}
      draggable={false}
      className={styles.link}
    >
      {children}
    </Link>
  )
}
