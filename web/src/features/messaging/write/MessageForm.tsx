import { NewThread } from '@tandem/contract/messaging'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useAttemptKey } from '#lib/api/useAttemptKey.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { resetToSaved } from '#lib/form/resetToSaved.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useStartThread } from '../queries.ts'
import { MessageFields } from './MessageFields.tsx'
import { useDraft } from './unsent.ts'

export type MessageFormProps = {
  /** A participant: an applicant, or a person of an organisation. */
  recipient: { id: string; name: string }
  /** To begin with. */
  subject?: string
  /** What the message is about; its thread goes on if there is one. */
  applicationId?: string
  onClose: () => void
  onSent?: (threadId: string) => void
  /** Above the message, for instance templates; what it inserts goes below what is written. */
  aid?: (insert: (text: string) => void) => ReactNode
  /** What keeps a message from being sent, in words. */
  check?: (message: string) => string | null
}

export function MessageForm(props: MessageFormProps) {
  const { recipient, subject = '', applicationId, onClose, onSent, aid, check } = props
  const t = useTexts('messaging')
  const place = `new/${recipient.id}/${applicationId ?? ''}`
  const [draft, setDraft, clearDraft] = useDraft(place)
  const [subjectDraft, setSubjectDraft, clearSubjectDraft] = useDraft(`${place}/subject`)
  const keyFor = useAttemptKey()
  const start = useStartThread()
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(NewThread),
    defaultValues: { subject: subjectDraft || subject, message: draft, applicationId },
  })
  useUnsavedPart(form.formState.isDirty)
  const { setFocus } = form
  // Like any form in a dialog; this one comes too late for the dialog to do it.
  useEffect(() => setFocus(subject ? 'message' : 'subject'), [setFocus, subject])

  function insert(text: string) {
    const written = form.getValues('message').trim()
    const message = written ? `${written}\n\n${text}` : text
    form.setValue('message', message, { shouldDirty: true })
    form.clearErrors('message')
    setDraft(message)
    setFocus('message')
  }
  const submit = form.handleSubmit((values) => {
    const refusal = check?.(values.message)
    if (refusal) return form.setError('message', { message: refusal }, { shouldFocus: true })
    const sent = { ...form.getValues() }
    start.mutate(
      { recipientId: recipient.id, ...values, idempotencyKey: keyFor(values) },
      {
        onSuccess: ({ threadId }) => {
          clearDraft(sent.message)
          resetToSaved(form, sent, { ...sent, message: '' })
          const title = t('new.sent', { name: recipient.name })
          // Whoever writes on is not taken out of the form.
          if (form.getValues('message') !== '') {
            notify({ type: 'success', title, desc: t('new.typedSince') })
            return
          }
          clearSubjectDraft(sent.subject)
          notify({ type: 'success', title })
          onSent?.(threadId)
          onClose()
        },
        onError: (error) => applyViolations(error, form.setError),
      },
    )
  })
  return (
    <form onSubmit={submit} noValidate>
      <MessageFields
        form={form}
        failure={start.isError ? (refusalOf(start.error) ?? t('write.unreached')) : null}
        busy={start.isPending}
        aid={aid?.(insert)}
        onDraft={setDraft}
        onSubjectDraft={setSubjectDraft}
        onCancel={onClose}
      />
    </form>
  )
}
