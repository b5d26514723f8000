import { IconSend } from '@tabler/icons-react'
import type { Locale } from '@tandem/contract/common'
import { messageBounds } from '@tandem/contract/messaging'
import type { Thread } from '@tandem/contract/messaging/threads'
import { violationMessage } from '@tandem/contract/violations'
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react'
import { newKey } from '#lib/api/new-key.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { useSendMessage } from '../queries.ts'
import styles from './Composer.module.css'
import { useDraft } from './unsent.ts'

const { maxLength } = messageBounds

export function Composer({ thread }: { thread: Thread }) {
  const t = useTexts('messaging')
  const locale = useLocale()
  const [text, setText] = useDraft(thread.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutate: sendMessage } = useSendMessage(thread.id)
  const tooLong = text.trim().length > maxLength

  function send(event?: SubmitEvent) {
    event?.preventDefault()
    field.current?.focus()
    if (text.trim() === '' || tooLong) return
    sendMessage({ key: newKey(), text: text.trim(), writtenAt: new Date().toISOString() })
    setText('')
  }
  return (
    <form className={styles.composer} aria-label={t('write.label')} onSubmit={send}>
      <div className={styles.line}>
        <TextArea
          ref={field}
          label={t('write.to', { name: thread.counterpart.name })}
          hideLabel
          rows={1}
          autoGrow
          className={styles.box}
          placeholder={t('write.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => isSendKey(event) && send()}
          error={tooLong ? violationMessage(locale, 'too_long', { max: maxLength }) : undefined}
          maxLength={text.length > maxLength * 0.9 ? maxLength : undefined}
        />
        <Button type="submit" variant="primary" icon={IconSend}>
          <span className={styles.word}>{t('write.send')}</span>
        </Button>
      </div>
      <p className={styles.hint}>{t('write.hint', { keys: sendKeys(locale) })}</p>
    </form>
  )
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** Ctrl or Cmd with Enter. Not while an input method still composes the word. */
const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing

/** As the reader's keyboard names them. */
const sendKeys = (locale: Locale): string => {
  if (isApple) return '⌘\u00a0+\u00a0Enter'
  return locale === 'de' ? 'Strg\u00a0+\u00a0Enter' : 'Ctrl\u00a0+\u00a0Enter'
}
