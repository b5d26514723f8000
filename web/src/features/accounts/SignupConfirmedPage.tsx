import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignUpFrame } from './registration/SignUpFrame.tsx'

export function SignupConfirmedPage() {
  const t = useTexts('accounts')
  const to = useTo()
  const account = useAccount()
  return (
    <SignUpFrame step="profile" title={t('confirmed.title')}>
      {account ? (
        <div>
          <ButtonLink variant="primary" to={to(paths.dashboard())}>
            {t('confirmed.dashboard')}
          </ButtonLink>
        </div>
      ) : (
        <>
          <Text>{t('confirmed.text')}</Text>
          <LoginForm inPage />
        </>
      )}
    </SignUpFrame>
  )
}
