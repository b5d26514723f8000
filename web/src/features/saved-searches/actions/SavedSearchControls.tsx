import { IconArrowRight } from '@tabler/icons-react'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { IntervalSelect } from '../parts/IntervalSelect.tsx'
import type { SavedSearch } from '../state/saved-search.ts'
import { useChangeMails } from '../state/useChangeMails.ts'
import { useSearchPath } from '../state/useSearchPath.ts'
import styles from './SavedSearchControls.module.css'
import { SavedSearchMenu } from './SavedSearchMenu.tsx'

/** When mails come, running it, and all else in a menu. */
export function SavedSearchControls({ saved, onRemoved }: { saved: SavedSearch; onRemoved: () => void }) {
  const t = useTexts('savedSearches')
  const to = useTo()
  const pathOf = useSearchPath()
  const { notificationInterval, paused, change } = useChangeMails(saved)
  const { name } = saved
  return (
    <div className={styles.controls}>
      {saved.can.edit && (
        <div className={styles.mails}>
          <span aria-hidden="true">{t('card.mails')}</span>
          <IntervalSelect
            hideLabel
            of={name}
            value={notificationInterval}
            onChange={(interval) => change({ notificationInterval: interval })}
          />
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink variant="soft" iconAfter={IconArrowRight} to={to(pathOf(saved))}>
          {t('card.run')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
        <SavedSearchMenu
          saved={saved}
          paused={paused}
          onPause={(paused) =>
            change({ paused }, () =>
              notify({ type: 'success', title: t(paused ? 'card.paused' : 'card.resumed', { name }) }),
            )
          }
          onRemoved={onRemoved}
        />
      </div>
    </div>
  )
}
