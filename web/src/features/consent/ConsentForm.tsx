import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { readVisitorId } from './analytics/cookies.ts'
import styles from './ConsentForm.module.css'
import { chooseAnalytics } from './choice.ts'

interface ConsentFormProps {
  recipient: string
  initial: boolean
  /** On phones without the categories, which are one press away. */
  brief?: boolean
  onMore?: () => void
  onDone: () => void
}

/** The two categories. To refuse and to allow take one press each, of the same weight. */
export function ConsentForm({ recipient, initial, brief, onMore, onDone }: ConsentFormProps) {
  const t = useTexts('consent')
  const { siteId } = useSettings().analytics
  const [analytics, setAnalytics] = useState(initial)
  function choose(isAllowed: boolean): void {
    // Before the other tabs hear of it, so that all count the same visitor.
    if (isAllowed) readVisitorId(siteId)
    chooseAnalytics(isAllowed, recipient)
    notify({
      key: 'consent-saved',
      type: 'success',
      title: t(isAllowed ? 'saved.all' : 'saved.necessary'),
      desc: t('saved.change'),
    })
    onDone()
  }
  return (
    <div className={cx(styles.form, brief && styles.brief)}>
      <div className={styles.category}>
        <p>
          {t('necessary.name')}
          <small className={styles.hint}>{t('necessary.text')}</small>
        </p>
        <span className={styles.always}>
          <Icon icon={IconLock} />
          {t('necessary.always')}
        </span>
      </div>
      <Switch
        className={styles.category}
        label={t('analytics.name')}
        hint={t('analytics.text')}
        checked={analytics}
        onChange={({ target }) => setAnalytics(target.checked)}
      />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => choose(false)}>
          {t('onlyNecessary')}
        </Button>
        <Button variant="primary" onClick={() => choose(true)}>
          {t('allowAll')}
        </Button>
        <Button className={styles.save} onClick={() => choose(analytics)}>
          {t('save')}
        </Button>
        {onMore && (
          <Button className={styles.more} onClick={onMore}>
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  )
}
