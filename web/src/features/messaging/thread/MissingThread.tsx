import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import styles from './Conversation.module.css'

export function MissingThread() {
  const t = useTexts('messaging')
  const to = useTo()
  return (
    <section className={styles.pane} aria-label={t('thread.label')}>
      <EmptyState
        art="not-found"
        level={1}
        title={t('thread.missing.title')}
        action={<ButtonLink to={to(paths.messages())}>{t('thread.missing.back')}</ButtonLink>}
      >
        {t('thread.missing.text')}
      </EmptyState>
    </section>
  )
}
