import { paths } from '@tandem/contract/paths'
import { ApiError, NetworkError } from '#lib/api/api-error.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

/** The general message above the form. A status says why only where it is not about what was typed. */
export function LoginFailure({ error }: { error: Error | null }) {
  const t = useTexts('signIn')
  const to = useTo()
  if (!error || (error instanceof ApiError && error.problem?.violations)) return null
  const { status = 0, metaStatus = null } = error instanceof ApiError ? error : {}
  // These are asked and told at the code's field.
  if (metaStatus?.startsWith('SECOND_FACTOR')) return null
  // Only whoever knows the password learns it.
  if (metaStatus === 'ACCOUNT_LOCKED') {
    return (
      <InlineAlert tone="danger" alert>
        {t('login.locked')} <TextLink to={to(paths.contactUs())}>{t('login.contact')}</TextLink>
      </InlineAlert>
    )
  }
  const offline = error instanceof NetworkError ? refusalOf(error) : null
  return (
    <InlineAlert tone="danger" alert>
      {offline ?? t(metaStatus ? 'login.invalid' : 'login.unavailable')}
      {status === 429 && ` ${t('login.tooMany')}`}
      {status >= 500 && metaStatus && ` ${t('login.trouble')}`}
    </InlineAlert>
  )
}
