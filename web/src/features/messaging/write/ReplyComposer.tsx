import { IconSend, IconTemplate } from '@tabler/icons-react'
import type { Conversation } from '@tandem/contract/messaging'
import { type ClipboardEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { useOpenPlaceholders } from '#features/received-applications/public.ts'
import { newKey } from '#lib/api/new-key.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { useSendMessage } from '../thread/queries.ts'
import { useShowTyping } from '../typing/useShowTyping.ts'
import styles from './Composer.module.css'
import { ChosenFiles } from './files/ChosenFiles.tsx'
import { FilePicker } from './files/FilePicker.tsx'
import { keepFiles, useWarnOfUnsentFiles } from './files/message-files.ts'
import { useAddFiles } from './files/useAddFiles.ts'
import { Templates } from './Templates.tsx'
import { useDraft } from './unsent.ts'
import { useLength } from './useLength.ts'
import { SendHint, useSendKey } from './useSendKey.tsx'

/** Kept while one types, and sent at once: what is shown then says whether it arrived. */
export function ReplyComposer({ thread }: { thread: Conversation }) {
  const t = useTexts('messaging')
  const [text, setText] = useDraft(thread.id)
  const [areTemplatesOpen, setTemplatesOpen] = useState(false)
  const [placeholderError, setPlaceholderError] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const files = useAddFiles(thread.id)
  const { mutate: sendMessage } = useSendMessage(thread.id)
  const isSendKey = useSendKey()
  const length = useLength(text)
  const openPlaceholders = useOpenPlaceholders()
  const hasTemplates = useMayOpen()('receivedApplications') && thread.applicant !== null
  const showTyping = useShowTyping(thread.id)
  useWarnOfUnsentFiles()

  function type(next: string) {
    setText(next)
    setPlaceholderError(null)
  }
  function send(event?: SubmitEvent) {
    event?.preventDefault()
    field.current?.focus()
    const fileNames = files.chosen.map(({ name }) => name)
    const message = text.trim() || (fileNames.length > 0 ? t('files.message', { files: files.names }) : '')
    if (message === '' || length.isTooLong) return
    const refusal = hasTemplates ? openPlaceholders(message) : null
    setPlaceholderError(refusal)
    if (refusal) return
    const key = newKey()
    keepFiles(key, files.chosen)
    sendMessage({ key, text: message, writtenAt: new Date().toISOString(), fileNames })
    setText('')
    files.clear()
    setTemplatesOpen(false)
  }
  return (
    <form className={styles.form} aria-label={t('write.label')} onSubmit={send} {...files.dropHandlers}>
      {areTemplatesOpen && (
        <Templates
          thread={thread}
          onInsert={(template) => type(text.trim() ? `${text.trim()}\n\n${template}` : template)}
        />
      )}
      <ChosenFiles files={files} onRemoved={() => field.current?.focus()} />
      <div className={styles.line}>
        <FilePicker files={files} onChosen={() => field.current?.focus()} />
        {hasTemplates && (
          <IconButton
            icon={IconTemplate}
            label={t('write.templates')}
            tooltip="top"
            aria-expanded={areTemplatesOpen}
            onClick={() => setTemplatesOpen((open) => !open)}
          />
        )}
        <TextArea
          ref={field}
          label={t('write.to', { name: thread.counterpart.name })}
          hideLabel
          rows={1}
          autoGrow
          className={styles.box}
          placeholder={t('write.placeholder')}
          value={text}
          onChange={(event) => {
            type(event.target.value)
            showTyping(event.target.value)
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            send()
          }}
          onPaste={(event: ClipboardEvent) => files.paste(event)}
          error={length.error ?? placeholderError ?? undefined}
          maxLength={length.shownMax}
        />
        <Button type="submit" variant="primary" icon={IconSend}>
          <span className={styles.word}>{t('write.send')}</span>
        </Button>
      </div>
      <SendHint />
      <div className={styles.said}>
        <LiveRegion>{files.chosen.length > 0 && t('files.count', { count: files.chosen.length })}</LiveRegion>
      </div>
    </form>
  )
}
