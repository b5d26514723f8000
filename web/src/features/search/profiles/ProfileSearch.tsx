import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale } from '#lib/i18n/locale.ts'
import { storeSearch } from '#lib/storage/search-storage.ts'
import { cx } from '#ui/cx.ts'
import { Page } from '#ui/layout/Page.tsx'
import { useFocusOnPage } from '../frame/results/focus/useFocusOnPage.ts'
import { useSearchSlots } from '../frame/state/search-slots.ts'
import { useSearch } from '../frame/state/useSearch.ts'
import { ProfileDrawer } from './drawer/ProfileDrawer.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { OfferSelect } from './head/OfferSelect.tsx'
import { SearchHead } from './head/SearchHead.tsx'
import { SortSelect } from './head/SortSelect.tsx'
import { useIsOfferPending } from './head/useOwnOffer.ts'
import { ProfileResults } from './list/ProfileResults.tsx'
import { useOpenProfile } from './open/useOpenProfile.ts'
import styles from './ProfileSearch.module.css'
import { type ProfileKind, profilesQuery } from './queries.ts'

/** The list, and beside it the profile that lies open. */
export function ProfileSearch({ kind }: { kind: ProfileKind }) {
  const { state } = useSearch()
  const { belowFields } = useSearchSlots()
  const { open, toList } = useOpenProfile()
  const isOfferPending = useIsOfferPending()
  const results = useQuery({ ...profilesQuery(kind, state, useLocale()), enabled: !isOfferPending })
  // Without the profile that lies open: opened again, it would be read again.
  useEffect(() => storeSearch(kind.key, toList.search), [kind.key, toList.search])
  return (
    <Page width="full">
      <div className={cx(styles.panes, open && styles.open)}>
        <div className={styles.list}>
          <SearchHead found={results.data ?? (results.isError ? null : undefined)} />
          {belowFields}
          <FilterBar />
          <div className={styles.tools}>
            <OfferSelect />
            <SortSelect />
          </div>
          <ProfileResults results={results} />
        </div>
        {open ? <ProfileDrawer open={open} kind={kind} page={results.data} /> : <FocusOnPage />}
      </div>
    </Page>
  )
}

/** Only while nothing lies open: stepping through people turns pages too, and leaves the focus where it works. */
function FocusOnPage() {
  useFocusOnPage()
  return null
}
