import { useState } from 'react'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { LoginHint } from './frame/LoginHint.tsx'
import { type Audience, SignUpFrame } from './frame/SignUpFrame.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import type { RegistrationType } from './registration-values.ts'
import { TypeChoice } from './TypeChoice.tsx'
import { useRegistration } from './useRegistration.ts'

type RegistrationProps = {
  /** Null until one is chosen. */
  type: RegistrationType | null
  /** Of a colleague, who has nothing to choose. */
  invitation?: { key: string; companyName: string }
}

/** Form and confirmation share one state, so that the way back finds everything as it was typed. */
export function Registration({ type, invitation }: RegistrationProps) {
  const audience = type && type !== 'applicant' ? 'company' : 'applicant'
  const t = useTexts('accounts', { formal: audience === 'company' })
  const [returned, setReturned] = useState(false)
  const { form, submit, failure, register } = useRegistration(type, invitation?.key)
  function goBack() {
    setReturned(true)
    register.reset()
  }
  if (register.isSuccess) {
    return <ConfirmationMailSent audience={audience} email={register.data.email} onBack={goBack} />
  }
  return (
    <SignUpFrame
      step="account"
      audience={audience}
      title={t('register.title')}
      takesFocus={returned}
      lead={<LoginHint />}
    >
      {invitation ? (
        <p>
          <Trans
            t={t}
            i18nKey="register.invited"
            values={{ company: invitation.companyName }}
            components={{ company: <b /> }}
          />
        </p>
      ) : (
        <TypeChoice type={type} />
      )}
      {type && (
        <RegistrationForm
          type={type}
          form={form}
          failure={failure}
          busy={register.isPending}
          onSubmit={submit}
        />
      )}
    </SignUpFrame>
  )
}

type SentMailProps = { audience: Audience; email: string; onBack: () => void }

/** Says the same whether or not the address was known. */
function ConfirmationMailSent({ audience, email, onBack }: SentMailProps) {
  const t = useTexts('accounts', { formal: audience === 'company' })
  return (
    <SignUpFrame step="confirm" audience={audience} title={t('sent.title')} takesFocus>
      <Text>
        <Trans t={t} i18nKey="sent.to" values={{ email }} components={{ address: <b /> }} />
      </Text>
      <Stack gap={2}>
        <h2 className="h4">{t('sent.nothing')}</h2>
        <Text muted>{t('sent.help')}</Text>
      </Stack>
      <div>
        <Button onClick={onBack}>{t('sent.back')}</Button>
      </div>
    </SignUpFrame>
  )
}
