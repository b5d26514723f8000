import { openHeaderPanel } from '#lib/header-panel.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import styles from './LoginHint.module.css'

export function LoginHint() {
  const t = useTexts('accounts')
  return (
    <p>
      {t('register.already')}{' '}
      <button type="button" className={styles.login} onClick={() => openHeaderPanel('login')}>
        {t('register.login')}
      </button>
    </p>
  )
}
