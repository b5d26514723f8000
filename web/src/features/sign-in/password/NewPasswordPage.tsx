import { paths } from '@tandem/contract/paths'
import { useNavigate } from 'react-router'
import { ApiError, isRefusal } from '#lib/api/api-error.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useLinkSecret } from '#lib/navigation/link-secret.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { useResetPassword } from '../queries.ts'
import { AccessFrame } from './AccessFrame.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** The link of the mail leads here. */
export function NewPasswordPage() {
  const to = useTo()
  const navigate = useNavigate()
  const token = useLinkSecret()
  const reset = useResetPassword()
  if (!token) return <NoPasswordLink reason="missing" />
  if (isLinkRefused(reset.error)) return <NoPasswordLink reason="invalid" />
  const goOn = () => void navigate(to(paths.passwordRenewed()), { replace: true })
  return <NewPasswordForm token={token} reset={reset} onDone={goOn} />
}

/** Also a token that cannot be one, which is refused as invalid input. */
function isLinkRefused(error: unknown): boolean {
  if (isRefusal(error, 'token_invalid')) return true
  const violations = (error instanceof ApiError && error.problem?.violations) || []
  return violations.some(({ propertyPath }) => propertyPath === 'token')
}

function NoPasswordLink({ reason }: { reason: 'missing' | 'invalid' }) {
  const t = useTexts('signIn')
  const to = useTo()
  return (
    <AccessFrame
      title={t(`newPassword.${reason}.title`)}
      lead={t(`newPassword.${reason}.text`)}
      takesFocus={reason === 'invalid'}
    >
      <div>
        <ButtonLink variant="primary" to={to(paths.requestPassword())}>
          {t('newPassword.ask')}
        </ButtonLink>
      </div>
    </AccessFrame>
  )
}
