import { messageBounds } from '@tandem/contract/messaging'
import type { BulkChange, ChangeResult } from '@tandem/contract/received-applications/changes'
import { fillPlaceholders } from '@tandem/contract/received-applications/placeholders'
import { type ReactNode, useRef, useState } from 'react'
import { TemplatePicker, useOpenPlaceholders } from '#features/received-applications/public.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import type { ReceivedApplication } from '../filters/filter-received.ts'
import { PersonPreview } from './PersonPreview.tsx'

export type BulkDialogProps = {
  applications: ReceivedApplication[]
  onClose: () => void
  /** Gives those that failed, each with its reason. */
  onSend: (change: BulkChange, applications?: ReceivedApplication[]) => Promise<ChangeResult[]>
}

/** One text to several people; each gets it by themselves, filled in. */
export function BulkReplyDialog(props: BulkDialogProps) {
  const { applications, onClose } = props
  const t = useTexts('applications')
  const fill = useFill()
  const openPlaceholders = useOpenPlaceholders()
  const [subject, setSubject] = useState(t('bulk.subject'))
  const [message, setMessage] = useState('')
  const [isTried, setTried] = useState(false)
  const { isBusy, failure, start } = useBulkSending(props)
  const subjectField = useRef<HTMLInputElement>(null)
  const messageField = useRef<HTMLTextAreaElement>(null)
  useUnsavedPart(message !== '' || subject !== t('bulk.subject'))
  const firstOpen = applications
    .map((application) => openPlaceholders(fill(`${subject}\n${message}`, application)))
    .find((words) => words !== null)
  const missing = message.trim() === '' ? t('bulk.messageMissing') : firstOpen

  function send() {
    setTried(true)
    if (!subject.trim()) return subjectField.current?.focus()
    if (missing) return messageField.current?.focus()
    void start({ kind: 'reply', subject, message })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      busy={isBusy}
      title={t('bulk.replyTitle', { count: applications.length })}
      confirm={t('bulk.send', { count: applications.length })}
      cancel={t('outcome.cancel')}
      onConfirm={send}
    >
      <Stack gap={4}>
        <TextField
          ref={subjectField}
          label={t('bulk.subjectLabel')}
          required
          value={subject}
          error={isTried && !subject.trim() ? t('bulk.subjectMissing') : undefined}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TemplatePicker
          onInsert={(text) => setMessage((before) => (before.trim() ? `${before.trim()}\n\n${text}` : text))}
        />
        <TextArea
          ref={messageField}
          label={t('bulk.message')}
          required
          rows={6}
          autoGrow
          maxLength={messageBounds.maxLength}
          value={message}
          error={(isTried && missing) || undefined}
          onChange={({ target }) => setMessage(target.value)}
        />
        {message && (
          <PersonPreview applications={applications}>
            {(application) => fill(message, application)}
          </PersonPreview>
        )}
        {failure}
        <Text size="small" muted>
          {t('outcome.undoHint')}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}

/** Closes when all were sent; else it stays with those that failed, each named with its reason. */
export function useBulkSending({ applications, onClose, onSend }: BulkDialogProps) {
  const t = useTexts('applications')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [failure, setFailure] = useState<ReactNode>(null)

  /** Gives the error of a call that changed nothing at all. */
  async function start(change: BulkChange): Promise<unknown> {
    // Those that failed may be gone from the list by then.
    if (applications.length === 0) return onClose()
    setBusy(true)
    setError(null)
    setFailure(null)
    try {
      const failed = await onSend(change, applications)
      if (failed.length === 0) return onClose()
      const nameOf = new Map(applications.map(({ id, applicant }) => [id, applicant?.name ?? '']))
      setFailure(
        <InlineAlert tone="warning" title={t('bulk.failed', { count: failed.length })} alert>
          <ul>
            {failed.map(({ id, reason }) => (
              <li key={id}>{`${nameOf.get(id)}: ${reason}`}</li>
            ))}
          </ul>
        </InlineAlert>,
      )
      setBusy(false)
    } catch (thrown) {
      setError(thrown)
      setFailure(
        <InlineAlert tone="danger" title={t('bulk.none')} alert>
          {failureTextOf(thrown)}
        </InlineAlert>,
      )
      setBusy(false)
      return thrown
    }
  }
  return { isBusy, error, failure, start }
}

/** As the server fills a text in for each of them. */
export function useFill() {
  const { displayName, firstName, lastName } = useSignedIn()
  return (text: string, { applicant, target }: ReceivedApplication): string =>
    fillPlaceholders(text, {
      firstName: applicant?.firstName ?? '',
      lastName: applicant?.lastName ?? '',
      offer: target?.offerTitles ?? null,
      company: displayName,
      writer: `${firstName} ${lastName}`,
    })
}
