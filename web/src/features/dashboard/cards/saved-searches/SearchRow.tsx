import { IconBell, IconBellOff } from '@tabler/icons-react'
import { savedSearchPath } from '@tandem/contract/paths'
import type { NamedSavedSearch } from '@tandem/contract/saved-searches'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { FactLine } from '../FactLine.tsx'
import styles from '../rows.module.css'

export function SearchRow({ search }: { search: NamedSavedSearch }) {
  const t = useTexts('dashboard')
  const savedSearches = useTexts('savedSearches')
  const to = useTo()
  const { kind, name, notificationInterval, paused, newHits } = search
  const isSilent = paused || notificationInterval === 'never'
  const mails = paused ? savedSearches('interval.paused') : savedSearches(`interval.${notificationInterval}`)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Icon icon={isSilent ? IconBellOff : IconBell} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link to={to(savedSearchPath(search))}>{name}</Link>
          </h3>
          <FactLine
            facts={[savedSearches(`card.finds.${kind}`), savedSearches('interval.mails', { when: mails })]}
          />
        </div>
        <Tag tone={newHits > 0 ? 'practice' : 'neutral'}>{t('searches.fresh', { count: newHits })}</Tag>
      </div>
    </li>
  )
}
