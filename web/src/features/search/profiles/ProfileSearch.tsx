import { applicantSorts } from '@tandem/contract/applicant-search'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sortsOf } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { storeSearch } from '#lib/storage/search-storage.ts'
import { cx } from '#ui/cx.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { useFocusOnPage } from '../frame/results/focus/useFocusOnPage.ts'
import { useSearchSlots } from '../frame/state/search-slots.ts'
import { ProfileDrawer } from './drawer/ProfileDrawer.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { OfferSelect } from './head/OfferSelect.tsx'
import { SearchHead } from './head/SearchHead.tsx'
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

/** Orders that no column of the table has are here too, and all of them where there is no table. */
function SortSelect() {
  const t = useTexts('applicantSearch')
  const { kind, state, change } = useSearch()
  const meant = sortsOf(kind, state)
  return (
    <SelectField
      size="sm"
      label={t('sort.label')}
      value={state.sort}
      onChange={({ target }) => change({ sort: target.value })}
      options={applicantSorts
        .filter((sort) => meant.includes(sort))
        .map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
    />
  )
}
