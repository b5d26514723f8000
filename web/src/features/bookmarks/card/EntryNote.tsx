import { IconPencil, IconPencilPlus } from '@tabler/icons-react'
import { maxBookmarkComment } from '@tandem/contract/bookmarks'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './BookmarkCard.module.css'

type EntryNoteProps = {
  comment: string
  name: string
  /** As it is typed, kept by whoever draws the card, which may move; null while it is not edited. */
  typed: string | null
  onType: (typed: string | null) => void
  /** Fails where it was not saved: it is said at the field, and what was typed stays. */
  onSave: (comment: string) => Promise<unknown>
}

/** The private note, edited in its place. */
export function EntryNote({ comment, name, typed, onType, onSave }: EntryNoteProps) {
  const t = useTexts('bookmarks')
  const place = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')

  function close() {
    onType(null)
    setTimeout(() => place.current?.querySelector('button')?.focus())
  }
  return (
    <div ref={place} className={styles.note}>
      <LiveRegion>{said}</LiveRegion>
      {typed !== null ? (
        <NoteForm
          name={name}
          comment={comment}
          typed={typed}
          onType={onType}
          onCancel={close}
          onSave={async (text) => {
            await onSave(text)
            setSaid(t('note.saved'))
            close()
          }}
        />
      ) : comment ? (
        <button
          type="button"
          className={styles.written}
          aria-label={`${comment} (${t('note.editOf', { name })})`}
          onClick={() => onType(comment)}
        >
          <Icon icon={IconPencil} size={16} />
          <span>{comment}</span>
        </button>
      ) : (
        <button
          type="button"
          className={styles.write}
          aria-label={t('note.writeOf', { name })}
          onClick={() => onType(comment)}
        >
          <Icon icon={IconPencilPlus} size={16} />
          {t('note.write')}
        </button>
      )}
    </div>
  )
}

type NoteFormProps = {
  name: string
  comment: string
  typed: string
  onType: (typed: string) => void
  onCancel: () => void
  onSave: (comment: string) => Promise<void>
}

/** Saved by its button, or by Ctrl and Enter; Escape leaves it as it was. */
function NoteForm({ name, comment, typed, onType, onCancel, onSave }: NoteFormProps) {
  const t = useTexts('bookmarks')
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isTooLong = typed.trim().length > maxBookmarkComment
  useUnsavedPart(typed.trim() !== comment)

  function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const field = form.current?.querySelector('textarea')
    if (isTooLong) return field?.focus()
    setBusy(true)
    setFailure('')
    onSave(typed.trim()).catch((error: unknown) => {
      setBusy(false)
      setFailure(failureTextOf(error))
      field?.focus()
    })
  }
  function handleKey(event: KeyboardEvent) {
    const isInField = event.target instanceof HTMLTextAreaElement
    if (isInField && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCancel()
  }
  return (
    <form ref={form} onSubmit={save} onKeyDown={handleKey} noValidate className={styles.edit}>
      <TextArea
        label={t('note.label')}
        aria-label={`${t('note.label')}: ${name}`}
        rows={2}
        autoGrow
        autoFocus
        maxLength={maxBookmarkComment}
        value={typed}
        error={isTooLong ? t('note.tooLong', { max: maxBookmarkComment }) : failure || undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <Row gap={2} wrap>
        <Button
          type="submit"
          size="sm"
          variant="soft"
          busy={isBusy}
          busyText={t('note.saving')}
          aria-label={isBusy ? undefined : `${t('note.save')}: ${name}`}
        >
          {t('note.save')}
        </Button>
        <Button size="sm" variant="text" aria-label={`${t('note.cancel')}: ${name}`} onClick={onCancel}>
          {t('note.cancel')}
        </Button>
      </Row>
    </form>
  )
}
