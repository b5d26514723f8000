import { useLocation } from 'react-router'
import { LoginOrDashboard } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Text } from '#ui/layout/Text.tsx'
import { SignUpFrame } from '../registration/frame/SignUpFrame.tsx'

/** A new company's people read that it is being checked, and what they can do until then. */
export function SignupConfirmedPage() {
  const t = useTexts('accounts')
  const account = useAccount()
  const kind = kindIn(useLocation().state)
  return (
    <SignUpFrame
      step="profile"
      audience={kind === 'applicant' ? 'applicant' : 'company'}
      title={t(`confirmed.${kind}.title`)}
    >
      {!account && <Text>{t(`confirmed.${kind}.text`)}</Text>}
      <LoginOrDashboard />
    </SignUpFrame>
  )
}

/** What the page of the link has passed on; without it this is the end of an applicant's registration. */
function kindIn(state: unknown): 'applicant' | 'pending' | 'joined' {
  const { type, awaitsCheck } = (state ?? {}) as { type?: unknown; awaitsCheck?: unknown }
  if (type !== 'company') return 'applicant'
  return awaitsCheck ? 'pending' : 'joined'
}
