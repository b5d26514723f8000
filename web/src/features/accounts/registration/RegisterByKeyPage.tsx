import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useLinkSecret } from '#lib/navigation/link-secret.ts'
import { notify } from '#lib/notifications.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { registrationKeyQuery } from '../queries.ts'
import { SignUpFrame } from './frame/SignUpFrame.tsx'
import { InvalidKey } from './InvalidKey.tsx'
import { Registration } from './Registration.tsx'

/** The link of an invitation: the company is named before anything is asked. */
export function RegisterByKeyPage() {
  const t = useTexts('accounts')
  const common = useTexts('common')
  const to = useTo()
  const key = useLinkSecret() ?? ''
  const account = useAccount()
  const { data, error, refetch } = useQuery({ ...registrationKeyQuery(key), enabled: !account })
  const email = account?.email
  useEffect(() => {
    if (email === undefined) return
    const words = { title: t('invitedSignedIn.title'), desc: t('invitedSignedIn.text', { email }) }
    notify({ key: 'invited-signed-in', type: 'warning', ...words })
  }, [email, t])
  if (account) return <Navigate to={to(paths.dashboard())} replace />
  if (data) {
    return <Registration key={key} type="colleague" invitation={{ key, companyName: data.companyName }} />
  }
  // A key that cannot be one is refused as invalid input.
  if (isRefusal(error, 'key_invalid') || isRefusal(error, 'invalid_input')) return <InvalidKey />

  return (
    <SignUpFrame step="account" audience="company" title={t('register.title')}>
      {error ? (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
      ) : (
        <SkeletonList label={common('loading')} count={4} />
      )}
    </SignUpFrame>
  )
}
