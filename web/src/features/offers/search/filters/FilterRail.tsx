import { useTexts } from '#lib/i18n/texts.ts'
import styles from './Filters.module.css'
import { Filters } from './Filters.tsx'

/** From lg beside the results; smaller screens have the sheet. */
export function FilterRail() {
  const t = useTexts('offers')
  return (
    <aside className={styles.rail} aria-label={t('filters.title')}>
      <h2 className="h4">{t('filters.title')}</h2>
      <Filters />
    </aside>
  )
}
