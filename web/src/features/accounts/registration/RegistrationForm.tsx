import type { SubmitEventHandler } from 'react'
import { openHeaderPanel } from '#lib/header-panel.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RequiredLegend } from '#ui/form/RequiredLegend.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConsentField } from './ConsentField.tsx'
import { RegistrationErrors } from './RegistrationErrors.tsx'
import { RegistrationFields } from './RegistrationFields.tsx'
import styles from './RegistrationForm.module.css'
import type { RegistrationFormState } from './registration-values.ts'
import { SignUpFrame } from './SignUpFrame.tsx'

type RegistrationFormProps = {
  form: RegistrationFormState
  /** Why the server did not take it. */
  failure: string | null
  busy: boolean
  /** On the way back from what came after it. */
  takesFocus: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

export function RegistrationForm({ form, failure, busy, takesFocus, onSubmit }: RegistrationFormProps) {
  const t = useTexts('accounts')
  const refused = Object.keys(form.formState.errors).length > 0
  return (
    <SignUpFrame
      step="account"
      title={t('register.title')}
      takesFocus={takesFocus}
      lead={
        <p>
          {t('register.already')}{' '}
          <button type="button" className={styles.login} onClick={() => openHeaderPanel('login')}>
            {t('register.login')}
          </button>
        </p>
      }
    >
      <Text size="small" muted>
        {t('register.companies')}
      </Text>
      <form onSubmit={onSubmit} noValidate aria-label={t('register.title')}>
        <Stack gap={6}>
          <RegistrationErrors formState={form.formState} />
          {failure && !refused && (
            <InlineAlert tone="danger" title={t('register.failed')} alert>
              {failure}
            </InlineAlert>
          )}
          <RegistrationFields form={form} />
          <ConsentField form={form} />
          <Stack gap={3}>
            <Button type="submit" variant="primary" size="lg" block busy={busy} busyText={t('register.busy')}>
              {t('register.submit')}
            </Button>
            <RequiredLegend />
          </Stack>
        </Stack>
      </form>
    </SignUpFrame>
  )
}
