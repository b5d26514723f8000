import { IconSend } from '@tabler/icons-react'
import type { ContactLocation } from '@tandem/contract/pages/contact'
import {
  ContactMessage,
  type ContactTopic,
  contactTopics,
  maxContactMessage,
} from '@tandem/contract/pages/contact-message'
import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { useTypedBefore } from '#lib/useTypedBefore.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { FieldGrid } from '#ui/fields/form/FieldGrid.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { NewTabLink } from '#ui/nav/NewTabLink.tsx'
import styles from './Contact.module.css'
import { ContactSent } from './ContactSent.tsx'
import { type ContactBody, useSendContactMessage } from './send-message.ts'

const formName = 'contact'

type ContactFormProps = {
  /** Names the form. */
  title: string
  /** To choose from; none where the recipient is settled. */
  locations?: readonly ContactLocation[]
  recipient?: Pick<ContactBody, 'locationId' | 'contactId'>
  /** Settled where the form is about nothing else. */
  topic?: ContactTopic
}

export function ContactForm(props: ContactFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <ContactSent email={sentTo} onAnother={() => setSentTo(null)} />
  return <OpenForm {...props} onSent={setSentTo} />
}

function OpenForm({
  title,
  recipient,
  topic,
  onSent,
  ...rest
}: ContactFormProps & { onSent: (email: string) => void }) {
  const t = useTexts('pages')
  const account = useAccount()
  const [openedAt] = useState(() => Date.now())
  const send = useSendContactMessage(openedAt)
  const form = useForm({
    resolver: useContractResolver(ContactMessage),
    defaultValues: {
      topic: topic ?? (account?.type === 'company' ? 'company' : 'admission'),
      name: account ? `${account.firstName} ${account.lastName}` : '',
      email: account?.email ?? '',
      message: '',
      website: '',
      seconds: 0,
      ...recipient,
      ...useTypedBefore(formName),
    },
  })
  useErrorsInLanguage(form)
  useUnsavedPart(form.formState.isDirty)
  const submit = form.handleSubmit(({ seconds: _, ...body }) =>
    send.mutate(body, {
      onSuccess: () => onSent(body.email),
      onError: (error) => applyViolations(error, form.setError),
    }),
  )
  const isAtField = Object.keys(form.formState.errors).length > 0
  return (
    // Until its program is there the form sends nothing: by address it would send the message.
    <form name={formName} method="dialog" onSubmit={submit} noValidate aria-label={title}>
      <Stack gap={5}>
        {send.isError && !isAtField && (
          <InlineAlert tone="danger" title={t('contact.form.failed')} alert>
            {failureTextOf(send.error)}
          </InlineAlert>
        )}
        <Fields form={form} settled={topic} {...rest} />
        <Trap form={form} />
        <Text size="small" muted>
          <PrivacyHint />
        </Text>
        <div className={styles.send}>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon={IconSend}
            busy={send.isPending}
            busyText={t('contact.form.busy')}
          >
            {t('contact.form.submit')}
          </Button>
          <RequiredLegend />
        </div>
      </Stack>
    </form>
  )
}

type Form = UseFormReturn<ContactBody, unknown, import('zod/mini').output<typeof ContactMessage>>
type FieldsProps = { form: Form; locations?: readonly ContactLocation[]; settled: ContactTopic | undefined }

function Fields({ form: { register, formState }, locations = [], settled }: FieldsProps) {
  const t = useTexts('pages')
  const { errors } = formState
  return (
    <>
      {!settled && (
        <RadioGroup
          legend={t('contact.form.topic')}
          options={contactTopics.map((value) => ({ value, label: t(`contact.form.topics.${value}`) }))}
          chips
          {...register('topic')}
        />
      )}
      <FieldGrid>
        <TextField
          label={t('contact.form.name')}
          autoComplete="name"
          required
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={t('contact.form.email')}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
      </FieldGrid>
      {locations.length > 0 && (
        <SelectField
          label={t('contact.form.location')}
          hint={t('contact.form.locationHint')}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('contact.form.noLocation')}
          error={errors.locationId?.message}
          {...register('locationId', { setValueAs: (value: string | undefined) => value || undefined })}
        />
      )}
      {settled === 'accessibility' && (
        <TextField
          label={t('contact.form.page')}
          hint={t('contact.form.pageHint')}
          error={errors.page?.message}
          {...register('page')}
        />
      )}
      <TextArea
        label={t('contact.form.message')}
        rows={6}
        autoGrow
        required
        maxLength={maxContactMessage}
        error={errors.message?.message}
        {...register('message')}
      />
    </>
  )
}

/** Nobody sees it and no key leads into it; programs fill in everything. */
function Trap({ form }: { form: Form }) {
  const t = useTexts('pages')
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('contact.form.trap')}
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
      </label>
    </div>
  )
}

function PrivacyHint() {
  const t = useTexts('pages')
  const to = useTo()
  const { pages } = useSettings()
  const privacy = pages.privacy ? <NewTabLink to={to(paths.privacy())} /> : <span />
  return <Trans t={t} i18nKey="contact.form.privacy" components={{ privacy }} />
}
