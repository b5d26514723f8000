import { paths } from '@tandem/contract/paths'
import { useNavigate } from 'react-router'
import { ApiError, isRefusal } from '#lib/api/api-error.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useLinkSecret } from '#lib/navigation/link-secret.ts'
import { useResetPassword } from '../queries.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { NoPasswordLink } from './NoPasswordLink.tsx'

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
