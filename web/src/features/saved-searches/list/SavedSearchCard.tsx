import { IconBell, IconBellOff } from '@tabler/icons-react'
import { savedSearchPath } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { PatternControls } from '../actions/SavedSearchControls.tsx'
import { CriteriaWords } from '../parts/CriteriaWords.tsx'
import { PatternFacts } from '../parts/SavedSearchFacts.tsx'
import { isSilent, type SavedSearch } from '../state/saved-search.ts'
import styles from './SavedSearchCard.module.css'

export function PatternCard({ saved, onRemoved }: { saved: SavedSearch; onRemoved: () => void }) {
  const t = useTexts('patterns')
  const to = useTo()
  return (
    <CardLink as="li" className={styles.card}>
      <div className={styles.head}>
        <Icon icon={isSilent(saved) ? IconBellOff : IconBell} className={styles.bell} />
        <CardTitleLink level={2} to={to(savedSearchPath(saved))}>
          {saved.name}
        </CardTitleLink>
        {saved.newHits > 0 && <Tag tone="practice">{t('fresh', { count: saved.newHits })}</Tag>}
        {saved.paused && <Tag>{t('interval.paused')}</Tag>}
      </div>
      <CriteriaWords criteria={saved} />
      <PatternFacts saved={saved} />
      <PatternControls saved={saved} onRemoved={onRemoved} />
    </CardLink>
  )
}
