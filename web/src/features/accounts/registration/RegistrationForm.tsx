import type { SubmitEventHandler } from 'react'
import type { FormState } from 'react-hook-form'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { FieldGrid, FieldGridWide } from '#ui/fields/form/FieldGrid.tsx'
import { FormErrorSummary } from '#ui/fields/form/FormErrorSummary.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ConsentField } from './ConsentField.tsx'
import { AccessFields } from './fields/AccessFields.tsx'
import { ApplicantFields } from './fields/ApplicantFields.tsx'
import { CompanyFields } from './fields/CompanyFields.tsx'
import { useRegistrationField } from './fields/useRegistrationField.ts'
import {
  fieldsOf,
  type RegistrationFormState,
  type RegistrationType,
  type RegistrationValues,
} from './registration-values.ts'

type RegistrationFormProps = {
  type: RegistrationType
  form: RegistrationFormState
  /** Why the server did not take it. */
  failure: string | null
  busy: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

const fields = { applicant: ApplicantFields, company: CompanyFields, colleague: ColleagueFields }

export function RegistrationForm({ type, form, failure, busy, onSubmit }: RegistrationFormProps) {
  const t = useTexts('accounts')
  const refused = Object.keys(form.formState.errors).length > 0
  const Fields = fields[type]
  return (
    <form onSubmit={onSubmit} noValidate aria-label={t('register.title')}>
      <Stack gap={6}>
        <RegistrationErrors type={type} formState={form.formState} />
        {type === 'company' && (
          <InlineAlert title={t('register.checked.title')}>{t('register.checked.text')}</InlineAlert>
        )}
        <Fields form={form} />
        <Stack gap={1}>
          <ConsentField form={form} />
          {type === 'applicant' && <Checkbox {...form.register('tips')} label={t('register.tips')} />}
        </Stack>
        {failure && !refused && (
          <InlineAlert tone="danger" title={t('register.failed')} alert>
            {failure}
          </InlineAlert>
        )}
        <Stack gap={3}>
          <Button type="submit" variant="primary" size="lg" block busy={busy} busyText={t('register.busy')}>
            {t('register.submit')}
          </Button>
          <RequiredLegend />
        </Stack>
      </Stack>
    </form>
  )
}

type RegistrationErrorsProps = { type: RegistrationType; formState: FormState<RegistrationValues> }

/** After a try to send: the fields to look at, by name. */
function RegistrationErrors({ type, formState }: RegistrationErrorsProps) {
  const t = useTexts('accounts')
  const { errors, submitCount } = formState
  if (submitCount === 0) return null
  const list = fieldsOf[type].flatMap((name) => {
    const message = errors[name]?.message
    if (!message) return []
    // The consent's message names its field itself.
    return [{ name, message: name === 'consent' ? message : `${t(`register.fields.${name}`)}: ${message}` }]
  })
  return <FormErrorSummary title={t('register.errors')} errors={list} />
}

function ColleagueFields({ form }: { form: RegistrationFormState }) {
  const { required, optional } = useRegistrationField(form)
  return (
    <FieldGrid>
      <TextField {...required('firstName')} autoComplete="given-name" />
      <TextField {...required('lastName')} autoComplete="family-name" />
      <FieldGridWide>
        <TextField {...optional('phone')} type="tel" autoComplete="tel" />
      </FieldGridWide>
      <AccessFields form={form} formal />
    </FieldGrid>
  )
}
