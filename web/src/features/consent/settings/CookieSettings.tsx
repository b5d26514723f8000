import { paths } from '@tandem/contract/paths'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ConsentForm } from '../ConsentForm.tsx'
import { asksNotToBeTracked } from '../choice.ts'
import { closeCookieSettings } from '../opened.ts'
import styles from './CookieSettings.module.css'
import { readStoredItems } from './stored-items.ts'

interface CookieSettingsProps {
  /** Who counts; null where nobody does. */
  recipient: string | null
  choice: boolean | null
}

/** To change one's mind, and to see what is really stored. */
export function CookieSettings({ recipient, choice }: CookieSettingsProps) {
  const t = useTexts('consent')
  const to = useTo()
  const { pages } = useSettings()
  const words = recipient ? t('settings.with', { host: new URL(recipient).host }) : t('settings.none')
  return (
    <Dialog open onClose={closeCookieSettings} title={t('settings.title')}>
      <Text size="small">{words}</Text>
      {recipient && choice === null && asksNotToBeTracked() && (
        <InlineAlert>{t('settings.notTracked')}</InlineAlert>
      )}
      {recipient && (
        <ConsentForm recipient={recipient} initial={choice ?? false} onDone={closeCookieSettings} />
      )}
      <StoredItems />
      {pages.privacy && (
        <Text size="small">
          <Link to={to(paths.privacy())} onClick={closeCookieSettings}>
            {t('settings.privacy')}
          </Link>
        </Text>
      )}
      {!recipient && (
        <Button variant="primary" onClick={closeCookieSettings}>
          {t('settings.close')}
        </Button>
      )}
    </Dialog>
  )
}

function StoredItems() {
  const t = useTexts('consent')
  const [items, setItems] = useState<Awaited<ReturnType<typeof readStoredItems>> | null>(null)
  useEffect(() => {
    let isOpen = true
    void readStoredItems().then((read) => isOpen && setItems(read))
    return () => {
      isOpen = false
    }
  }, [])
  if (!items) return <Text size="small">{t('settings.loading')}</Text>
  return (
    <section className={styles.stored}>
      <h3>{t('settings.stored')}</h3>
      {items.length === 0 && <Text size="small">{t('settings.nothing')}</Text>}
      <dl>
        {items.map(({ name, purpose, until }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{t(`items.${purpose}`)}</dd>
            <dd className={styles.until}>{t(`until.${until}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
