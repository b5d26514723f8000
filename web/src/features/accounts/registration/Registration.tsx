import { useState } from 'react'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { ConfirmationMailSent } from './ConfirmationMailSent.tsx'
import { LoginHint } from './frame/LoginHint.tsx'
import { SignUpFrame } from './frame/SignUpFrame.tsx'
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
