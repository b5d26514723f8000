import { IconBell, IconBellOff } from '@tabler/icons-react'
import { savedSearchPath } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { SavedSearchControls } from '../actions/SavedSearchControls.tsx'
import { CriteriaWords } from '../parts/CriteriaWords.tsx'
import { SavedSearchFacts } from '../parts/SavedSearchFacts.tsx'
import { isMuted, type SavedSearch } from '../state/saved-search.ts'
import styles from './SavedSearchCard.module.css'

export function SavedSearchCard({ saved, onRemoved }: { saved: SavedSearch; onRemoved: () => void }) {
  const t = useTexts('savedSearches')
  const to = useTo()
  return (
    <CardLink as="li" className={styles.card}>
      <div className={styles.head}>
        <Icon icon={isMuted(saved) ? IconBellOff : IconBell} className={styles.bell} />
        <CardTitleLink level={2} to={to(savedSearchPath(saved))}>
          {saved.name}
        </CardTitleLink>
        {saved.newHits > 0 && <Tag tone="practice">{t('fresh', { count: saved.newHits })}</Tag>}
        {saved.paused && <Tag>{t('interval.paused')}</Tag>}
      </div>
      <CriteriaWords criteria={saved} />
      <SavedSearchFacts saved={saved} />
      <SavedSearchControls saved={saved} onRemoved={onRemoved} />
    </CardLink>
  )
}
