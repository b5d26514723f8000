import { paths } from '@tandem/contract/paths'
import { type ReactNode, use } from 'react'
import { Link, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { storeOpened } from '#lib/storage/search-storage.ts'
import styles from './CandidateLink.module.css'
import { ShownIds } from './shown-ids.ts'

/** Not dragged itself: the card is. */
export function CandidateLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link {...useCandidateLink(id)} draggable={false} className={styles.link}>
      {children}
    </Link>
  )
}

/**
 * To a received application, with `invites` to the times to propose there. The way back knows the view one came from, the
 * way on what it shows.
 */
export function useCandidateLink(id: string, { invites = false } = {}) {
  const to = useTo()
  const { search } = useLocation()
  const shown = use(ShownIds)
  return {
    to: to(paths.application({ applicationId: id, ...(invites && { hash: 'gespraech' }) })),
    state: {
      invites,
      receivedSearch: search,
      get receivedIds() {
        return shown.current
      },
    },
    onClick: () => storeOpened('received', id),
  }
}
