import { paths } from '@tandem/contract/paths'
import { type ReactNode, use } from 'react'
import { Link, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { storeOpened } from '#lib/storage/search-storage.ts'
import styles from './CandidateLink.module.css'
import { ShownIds } from './shown-ids.ts'

/** Not dragged itself: the card is. The way back knows the view one came from, the way on what it shows. */
export function CandidateLink({ id, children }: { id: string; children: ReactNode }) {
  const to = useTo()
  const { search } = useLocation()
  const shown = use(ShownIds)
  return (
    <Link
      to={to(paths.application({ applicationId: id }))}
      state={{
        receivedSearch: search,
        get receivedIds() {
          return shown.current
        },
      }}
      draggable={false}
      onClick={() => storeOpened('received', id)}
      className={styles.link}
    >
      {children}
    </Link>
  )
}
