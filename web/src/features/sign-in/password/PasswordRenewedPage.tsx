import { useTexts } from '#lib/i18n/texts.ts'
import { LoginOrDashboard } from '../login/LoginOrDashboard.tsx'
import { AccessFrame } from './AccessFrame.tsx'

export function PasswordRenewedPage() {
  const t = useTexts('signIn')
  return (
    <AccessFrame title={t('renewed.title')} lead={t('renewed.text')}>
      <LoginOrDashboard />
    </AccessFrame>
  )
}
