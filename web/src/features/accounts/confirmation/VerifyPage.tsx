import { paths } from '@tandem/contract/paths'
import { useNavigate } from 'react-router'
import { AccessFrame, LoginOrDashboard } from '#features/sign-in/public.ts'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useLinkSecret } from '#lib/navigation/link-secret.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useConfirm } from '../queries.ts'
import { SignUpFrame } from '../registration/frame/SignUpFrame.tsx'
import { InvalidKey } from '../registration/InvalidKey.tsx'

/** The link of the mail leads here; only the button confirms, since mail programs open links by themselves. */
export function VerifyPage() {
  const t = useTexts('accounts')
  const to = useTo()
  const navigate = useNavigate()
  const token = useLinkSecret()
  const confirm = useConfirm()
  const { error } = confirm
  if (!token) return <NoValidLink reason="missing" />
  // A token that cannot be one is refused as invalid input.
  if (isRefusal(error, 'token_invalid') || isRefusal(error, 'invalid_input'))
    return <NoValidLink reason="invalid" />
  if (isRefusal(error, 'key_invalid')) return <InvalidKey />
  if (isRefusal(error, 'already_confirmed')) return <AlreadyConfirmed />
  if (confirm.data?.purpose === 'email') return <EmailChanged />

  const goOn = ({ purpose, type, awaitsCheck }: NonNullable<typeof confirm.data>) => {
    if (purpose === 'email') return
    void navigate(to(paths.signupConfirmed()), { replace: true, state: { type, awaitsCheck } })
  }
  return (
    <SignUpFrame step="confirm" title={t('verify.title')}>
      {error && (
        <InlineAlert tone="danger" title={t('verify.failed')} alert>
          {failureTextOf(error)}
        </InlineAlert>
      )}
      <Text>{t('verify.text')}</Text>
      <Button
        variant="primary"
        size="lg"
        block
        busy={confirm.isPending}
        busyText={t('verify.busy')}
        onClick={() => confirm.mutate(token, { onSuccess: goOn })}
      >
        {t('verify.submit')}
      </Button>
    </SignUpFrame>
  )
}

function AlreadyConfirmed() {
  const t = useTexts('accounts')
  return (
    <SignUpFrame step="profile" title={t('verify.confirmed.title')} takesFocus>
      <Text>{t('verify.confirmed.text')}</Text>
      <LoginOrDashboard />
    </SignUpFrame>
  )
}

/** Every session has ended with the change, so the login is what comes next. */
function EmailChanged() {
  const t = useTexts('accounts')
  return (
    <AccessFrame title={t('emailChanged.title')} lead={t('emailChanged.text')} takesFocus>
      <LoginOrDashboard />
    </AccessFrame>
  )
}

function NoValidLink({ reason }: { reason: 'missing' | 'invalid' }) {
  const t = useTexts('accounts')
  const to = useTo()
  return (
    <SignUpFrame step="confirm" title={t(`verify.${reason}.title`)} takesFocus={reason === 'invalid'}>
      <Text>{t(`verify.${reason}.text`)}</Text>
      <div>
        <ButtonLink variant="primary" to={to(paths.register())}>
          {t('verify.again')}
        </ButtonLink>
      </div>
    </SignUpFrame>
  )
}
