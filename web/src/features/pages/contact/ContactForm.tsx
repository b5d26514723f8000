import { IconSend } from '@tabler/icons-react'
import type { Account } from '@tandem/contract/accounts'
import type { ContactLocation } from '@tandem/contract/pages/contact'
import {
  ContactMessage,
  type ContactTopic,
  contactTopics,
  maxContactMessage,
} from '@tandem/contract/pages/contact-message'
import { paths } from '@tandem/contract/paths'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
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
import styles from './ContactForm.module.css'
import { ContactSent } from './ContactSent.tsx'
import { locationPath } from './location-words.ts'
import { type ContactBody, useSendContactMessage } from './send-message.ts'

const formName = 'contact'

type ContactFormProps = {
  /** Names the form. */
  title: string
  /** To choose from; none where the recipient is settled. Choosing one opens its address. */
  locations?: readonly ContactLocation[] | undefined
  /** The location that the address names. */
  chosenId?: string | undefined
  /** The support contact that the message is for. */
  contactId?: string
  /** Settled where the form is about nothing else. */
  topic?: ContactTopic
}

type Sent = Pick<ContactBody, 'email' | 'message'>

export function ContactForm(props: ContactFormProps) {
  const [sent, setSent] = useState<Sent | null>(null)
  if (sent) return <ContactSent {...sent} onAnother={() => setSent(null)} />
  return <OpenForm {...props} onSent={setSent} />
}

function OpenForm({
  title,
  contactId,
  topic,
  locations,
  chosenId,
  onSent,
}: ContactFormProps & { onSent: (sent: Sent) => void }) {
  const t = useTexts('pages')
  const account = useAccount()
  const [openedAt] = useState(() => Date.now())
  const { mutate, isPending, error } = useSendContactMessage(openedAt)
  const typed = useTypedBefore(formName)
  const form = useForm({
    resolver: useContractResolver(ContactMessage),
    defaultValues: {
      topic: topic ?? (account?.type === 'company' ? 'company' : 'admission'),
      message: '',
      website: '',
      seconds: 0,
      contactId,
      locationId: chosenId,
      ...senderOf(null),
      ...typed,
      ...(account && senderOf(account)),
    },
  })
  useErrorsInLanguage(form)
  useUnsavedPart(form.formState.isDirty)
  useSender(form, account)
  const choose = useChoice(form, { chosenId, chosenBefore: typed.locationId })
  const button = useRef<HTMLButtonElement>(null)
  const submit = form.handleSubmit(({ seconds: _, ...body }) => {
    // The fields are locked now, and a locked one loses the focus.
    button.current?.focus()
    mutate(body, { onSuccess: () => onSent(body) })
  })
  // Once the fields can have the focus again.
  useLayoutEffect(() => void (error && applyViolations(error, form.setError)), [error, form.setError])
  const isAtField = Object.keys(form.formState.errors).length > 0
  return (
    // Until its program is there the form sends nothing: by address it would send the message.
    <form name={formName} method="dialog" onSubmit={submit} noValidate aria-label={title}>
      <Stack gap={5}>
        <fieldset disabled={isPending} className={styles.fields}>
          <Fields
            {...{ form, locations, chosenId, settled: topic, onChoose: choose, isOwn: account !== null }}
          />
          <Trap form={form} />
        </fieldset>
        <Text size="small" muted>
          <PrivacyHint />
        </Text>
        {error && !isAtField && (
          <InlineAlert tone="danger" title={t('contact.form.failed')} alert>
            {failureTextOf(error)}
          </InlineAlert>
        )}
        <div className={styles.send}>
          <Button
            ref={button}
            type="submit"
            variant="primary"
            size="lg"
            icon={IconSend}
            busy={isPending}
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

const senderOf = (account: Account | null) => ({
  name: account ? `${account.firstName} ${account.lastName}` : '',
  email: account?.email ?? '',
})

/** Whoever logs in or out while the form is open is its sender from then on; the message stays. */
function useSender({ resetField }: Form, account: Account | null): void {
  const known = useRef(account?.id)
  useEffect(() => {
    if (known.current === account?.id) return
    known.current = account?.id
    const { name, email } = senderOf(account)
    resetField('name', { defaultValue: name })
    resetField('email', { defaultValue: email })
  }, [account, resetField])
}

type Choice = { chosenId: string | undefined; chosenBefore: string | undefined }

/** The address and the field follow each other. Answers how another location is chosen. */
function useChoice({ setValue }: Form, { chosenId, chosenBefore }: Choice): (id: string) => void {
  const to = useTo()
  const navigate = useNavigate()
  const choose = (id: string) => void navigate(to(locationPath(id)), { state: { staysPut: true } })
  const follow = useEffectEvent((isFirst: boolean) => {
    if (isFirst && chosenBefore !== undefined && chosenBefore !== (chosenId ?? '')) choose(chosenBefore)
    else setValue('locationId', chosenId, { shouldDirty: true })
  })
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because another location is chosen
  useEffect(() => {
    follow(isFirst.current)
    isFirst.current = false
  }, [chosenId])
  return choose
}

type Form = UseFormReturn<ContactBody, unknown, import('zod/mini').output<typeof ContactMessage>>
type FieldsProps = {
  form: Form
  locations: readonly ContactLocation[] | undefined
  chosenId: string | undefined
  settled: ContactTopic | undefined
  onChoose: (locationId: string) => void
  /** Name and address are those of the account. */
  isOwn: boolean
}

function Fields({ form, locations = [], chosenId, settled, onChoose, isOwn }: FieldsProps) {
  const t = useTexts('pages')
  const { register, formState } = form
  const { errors } = formState
  const { universityName } = useSettings().brand
  const own = isOwn && { readOnly: true, hint: t('contact.form.own'), className: styles.locked }
  const location = locations.find(({ id }) => id === chosenId)
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
          {...own}
          {...register('name')}
        />
        <TextField
          label={t('contact.form.email')}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...own}
          {...register('email')}
        />
      </FieldGrid>
      {locations.length > 0 && (
        <SelectField
          label={t('contact.form.location')}
          // A location without an address of its own has its messages answered by the university.
          hint={t('contact.form.goesTo', { name: location?.mail ? location.name : universityName })}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('contact.form.noLocation')}
          // As it is served: what is chosen there counts as typed before.
          defaultValue={chosenId ?? ''}
          error={errors.locationId?.message}
          {...register('locationId', {
            setValueAs: (value: string | undefined) => value || undefined,
            onChange: ({ target }) => onChoose(target.value),
          })}
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
