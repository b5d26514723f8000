import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import styles from './SettingsPage.module.css'

type SaveBarProps = {
  names: string[]
  busy: boolean
  /** Why it could not be saved. */
  failure: { title: string; text: string } | null
  onDiscard: () => void
}

/** Stays in sight as long as something is not saved. */
export function SaveBar({ names, busy, failure, onDiscard }: SaveBarProps) {
  const t = useTexts('adminSettings')
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <div className={styles.barWords}>
        <b>{t('bar.title', { count: names.length })}</b>
        <span>{names.join(', ')}</span>
        {failure && (
          <p role="alert" className={styles.failure}>
            <b>{failure.title}</b> {failure.text}
          </p>
        )}
      </div>
      <Row wrap>
        <Button variant="on-inverse" onClick={onDiscard}>
          {t('bar.discard')}
        </Button>
        <Button type="submit" variant="accent" icon={IconCheck} busy={busy}>
          {t('bar.save')}
        </Button>
      </Row>
    </section>
  )
}
