import { IconSend, IconUpload } from '@tabler/icons-react'
import { messageBounds, respond, startThread } from '@tandem/contract/messaging'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { acceptedTypes } from '#lib/api/uploads/accepted-files.ts'
import { useAttemptKey } from '#lib/api/useAttemptKey.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { MessageUploads } from '../../thread/messages/MessageUploads.tsx'
import { ChosenFiles } from './ChosenFiles.tsx'
import { startUploads, useMessageUploads, useSentFrom, useWarnOfUnsentFiles } from './message-files.ts'
import { useAddFiles } from './useAddFiles.ts'

type SendFilesProps = {
  applicationId: string
  /** The conversation about the application, or whom to begin it with. */
  to: { threadId: string } | { recipientId: string; subject: string }
  /** What the files are sent with. */
  message: string
  /** On the button that sends them. */
  action: string
}

/** Files for the conversation about an application, chosen and sent outside of it. */
export function SendFiles({ applicationId, to, message, action }: SendFilesProps) {
  const t = useTexts('messaging')
  const { bound } = useFormats()
  const place = `application/${applicationId}`
  const files = useAddFiles(place)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const hintId = useId()
  const { send, messageId, isUploading } = useSendFiles(place, { applicationId, to, message })
  useWarnOfUnsentFiles()
  const focusChoice = () => form.current?.querySelector<HTMLElement>('[data-choose]')?.focus()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(files.chosen.length === 0)
    if (files.chosen.length === 0) focusChoice()
    else send.mutate({ files: files.chosen, onSent: files.clear })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={action} {...files.dropHandlers}>
      <Stack gap={4}>
        {send.isError && (
          <InlineAlert tone="danger" title={t('write.failed')} alert>
            {failureTextOf(send.error)}
          </InlineAlert>
        )}
        <ChosenFiles files={files} onRemoved={focusChoice} />
        {messageId && <MessageUploads messageId={messageId} />}
        {isMissing && files.chosen.length === 0 && (
          <InlineAlert tone="danger" title={t('files.noneChosen')} alert />
        )}
        <Row wrap>
          <FileButton
            icon={IconUpload}
            accept={acceptedTypes}
            multiple
            describedBy={hintId}
            onFiles={(more) => {
              setMissing(false)
              files.add(more)
            }}
          >
            {t('files.choose')}
          </FileButton>
          <Button
            type="submit"
            variant="primary"
            icon={IconSend}
            busy={send.isPending || isUploading}
            busyText={t('write.sending')}
          >
            {action}
          </Button>
        </Row>
        <Text size="small" muted id={hintId}>
          {t('files.hint', {
            max: messageBounds.maxAttachments,
            size: bound(messageBounds.maxAttachmentBytes),
          })}
        </Text>
      </Stack>
      <LiveRegion>{files.chosen.length > 0 && t('files.count', { count: files.chosen.length })}</LiveRegion>
    </form>
  )
}

type Sending = { files: readonly File[]; onSent: () => void }

/** Sends the message, then its files; those that fail stay with it until they are sent again or dismissed. */
function useSendFiles(
  place: string,
  { applicationId, to, message }: Pick<SendFilesProps, 'applicationId' | 'to' | 'message'>,
) {
  const queries = useQueryClient()
  const keyFor = useAttemptKey()
  const [messageId, setMessageId] = useSentFrom(place)
  const { all } = useMessageUploads(messageId ?? '')
  const isUploading = all.some(({ state }) => state === 'uploading')
  const send = useMutation({
    mutationFn: async ({ files }: Sending): Promise<{ id: string }> => {
      // The message is there, and some of its files are not: more go with it.
      if (messageId && all.length > 0) return { id: messageId }
      // After what has been sent the same files once more are another message.
      const idempotencyKey = keyFor([messageId, ...files.map(({ name, size }) => [name, size])])
      const options = { idempotencyKey }
      if ('threadId' in to) return call(respond, { body: { threadId: to.threadId, message } }, options)
      const { recipientId, subject } = to
      return call(
        startThread,
        { params: { id: recipientId }, body: { subject, message, applicationId } },
        options,
      )
    },
    onSuccess: ({ id }, { files, onSent }) => {
      const again = () => queries.invalidateQueries({ queryKey: ['messaging'] })
      startUploads(id, files, again)
      setMessageId(id)
      onSent()
      return again()
    },
  })
  return { send, messageId, isUploading }
}
