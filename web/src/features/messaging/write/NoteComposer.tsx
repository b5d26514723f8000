import { IconLock } from '@tabler/icons-react'
import { threadNoteMaxLength } from '@tandem/contract/messaging'
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useAttemptKey } from '#lib/api/useAttemptKey.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useAddNote } from '../thread/queries.ts'
import styles from './Composer.module.css'
import { useDraft } from './unsent.ts'
import { useLength } from './useLength.ts'
import { useSendKey } from './useSendKey.tsx'

/** It goes nowhere but to the own company's people. */
export function NoteComposer({ threadId }: { threadId: string }) {
  const t = useTexts('messaging')
  const [text, setText, clearText] = useDraft(`note/${threadId}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useAddNote(threadId)
  const keyFor = useAttemptKey()
  const added = useRef(0)
  const isSendKey = useSendKey()
  const length = useLength(text, threadNoteMaxLength)

  function save(event?: SubmitEvent) {
    event?.preventDefault()
    field.current?.focus()
    const note = text.trim()
    if (note === '' || length.isTooLong || add.isPending) return
    add.mutate(
      // The same words once more are another note.
      { text: note, idempotencyKey: keyFor([note, added.current]) },
      {
        onSuccess: () => {
          added.current += 1
          // It then stands above, where it is read out.
          clearText(text)
        },
      },
    )
  }
  return (
    <form className={styles.form} aria-label={t('notes.label')} onSubmit={save}>
      <div className={styles.line}>
        <TextArea
          ref={field}
          label={t('notes.field')}
          hideLabel
          rows={1}
          autoGrow
          className={`${styles.box} ${styles.noteBox}`}
          placeholder={t('notes.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            save()
          }}
          error={length.error ?? (add.isError ? failureTextOf(add.error) : undefined)}
          maxLength={length.shownMax}
        />
        <Button type="submit" icon={IconLock} busy={add.isPending}>
          {t('notes.save')}
        </Button>
      </div>
      <Text size="small" muted>
        {t('notes.hint')}
      </Text>
    </form>
  )
}
