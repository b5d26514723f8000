import { violationMessage } from '@tandem/contract/violations'
import type { UseFormSetError } from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useLocale } from '#lib/i18n/locale.ts'

/** A failed login flags the password always, and the address unless the status is general (specification, section 8). */
export function useFlagRefused(setError: UseFormSetError<{ email: string; password: string }>) {
  const locale = useLocale()
  return (error: unknown) => {
    if (applyViolations(error, setError)) return
    if (!(error instanceof ApiError) || error.metaStatus === null) return
    const general = error.metaStatus === 'GENERIC_ERROR'
    setError('password', { message: violationMessage(locale, 'password') }, { shouldFocus: general })
    if (!general) setError('email', { message: violationMessage(locale, 'email') }, { shouldFocus: true })
  }
}
