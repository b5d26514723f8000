import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { isFiltered } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import styles from './FilterPanels.module.css'

/** From lg beside the results; smaller screens have the sheet. */
export function FilterRail({ children }: { children: ReactNode }) {
  const t = useTexts('search')
  const { state, clear } = useSearch()
  return (
    <aside className={styles.rail} aria-label={t('filters.title')}>
      <div className={styles.head}>
        <h2 className="h4">{t('filters.title')}</h2>
        {isFiltered(state) && (
          <Button variant="text" size="sm" onClick={clear}>
            {t('filters.reset')}
          </Button>
        )}
      </div>
      {children}
    </aside>
  )
}
