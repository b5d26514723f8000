import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useSearch } from '#features/search/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { ChipGroup, ChipLink } from '#ui/fields/choice/Chip.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { useSavedSearches } from '../state/queries.ts'
import { isMuted } from '../state/saved-search.ts'
import { groupOfSearch, isRunBy } from '../state/saved-search-filters.ts'
import { useSavedSearchesPath } from '../state/useSavedSearchesPath.ts'
import { useSearchPath } from '../state/useSearchPath.ts'
import { useShownSavedSearch } from '../state/useShownSavedSearch.ts'
import styles from './SavedSearchChips.module.css'

const mostShown = 6

/** The own saved searches below the fields of a search, each one press away. */
export function SavedSearchChips() {
  const t = useTexts('savedSearches')
  const to = useTo()
  const own = useSavedSearchesPath()
  const pathOf = useSearchPath()
  const narrow = useMedia('(width < 48em)')
  const { kind } = useSearch()
  const { data: all = [] } = useSavedSearches(groupOfSearch(kind.key))
  const { open, newRecords } = useShownSavedSearch()
  const ofThisScreen = all.filter((saved) => isRunBy(kind.key, saved))
  if (ofThisScreen.length === 0) return null
  return (
    <div className={styles.saved}>
      <span className={styles.title} aria-hidden="true">
        {t('own')}
      </span>
      <ChipGroup label={t('own')} scroll={narrow}>
        {ofThisScreen.slice(0, mostShown).map((saved) => {
          const isOpen = saved.id === open?.id
          const count = saved.newHits || (isOpen ? newRecords.length : 0)
          const silent = isMuted(saved)
          return (
            <ChipLink
              key={saved.id}
              to={to(pathOf(saved))}
              on={isOpen}
              icon={silent ? IconBellOff : IconBell}
              count={count}
              label={t(silent ? 'chip.silent' : 'chip.fresh', { name: saved.name, count })}
            >
              <span className={styles.name}>{saved.name}</span>
            </ChipLink>
          )
        })}
      </ChipGroup>
      <span className={styles.all}>
        <TextLink to={to(own)}>{t('all')}</TextLink>
      </span>
    </div>
  )
}
