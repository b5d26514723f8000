import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { LoginForm } from './LoginForm.tsx'

/** What comes after a finished step: the login, or the dashboard for whoever is signed in already. */
export function LoginOrDashboard() {
  const t = useTexts('signIn')
  const to = useTo()
  if (!useAccount()) return <LoginForm inPage />
  return (
    <div>
      <ButtonLink variant="primary" to={to(paths.dashboard())}>
        {t('toDashboard')}
      </ButtonLink>
    </div>
  )
}
