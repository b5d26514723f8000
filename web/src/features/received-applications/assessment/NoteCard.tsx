import { IconLock, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Note } from '@tandem/contract/received-applications'
import { useRef, useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useUpdateNote } from '../queries.ts'
import { NoteForm } from './NoteForm.tsx'
import styles from './notes.module.css'

type NoteCardProps = { applicationId: string; note: Note; onSaved: () => void; onDelete: () => void }

export function NoteCard({ applicationId, note, onSaved, onDelete }: NoteCardProps) {
  const t = useTexts('receivedApplications')
  const { dateTime } = useFormats()
  const [isEdited, setEdited] = useState(false)
  const card = useRef<HTMLElement>(null)
  const { text, author, createdAt, updatedAt, can } = note
  const at = dateTime(createdAt)

  function close() {
    setEdited(false)
    setTimeout(() => card.current?.querySelector('button')?.focus())
  }
  if (isEdited) {
    return (
      <NoteEditor
        applicationId={applicationId}
        note={note}
        onCancel={close}
        onSaved={onSaved}
        onDone={close}
      />
    )
  }
  return (
    <article ref={card} className={styles.note}>
      <p className={styles.text}>{text}</p>
      <div className={styles.foot}>
        {author ? <Avatar name={author} tone="practice" size={24} /> : <Icon icon={IconLock} size={16} />}
        <Text size="small" muted>
          {author ?? t('notes.formerColleague')}, {at}
          {updatedAt !== createdAt && `, ${t('notes.changedAt', { at: dateTime(updatedAt) })}`}
        </Text>
        <span className={styles.actions}>
          {can.edit && (
            <IconButton icon={IconPencil} label={t('notes.edit', { at })} onClick={() => setEdited(true)} />
          )}
          {can.delete && <IconButton icon={IconTrash} label={t('notes.remove', { at })} onClick={onDelete} />}
        </span>
      </div>
    </article>
  )
}

type NoteEditorProps = {
  applicationId: string
  note: Note
  onCancel: () => void
  onSaved: () => void
  onDone: () => void
}

function NoteEditor({ applicationId, note, onCancel, onSaved, onDone }: NoteEditorProps) {
  const t = useTexts('receivedApplications')
  const update = useUpdateNote(applicationId, note.id)
  // What was on the screen when one began; a refusal shows what is so now, and the next try is meant from there.
  const [seen, setSeen] = useState(note.revision)
  const { error } = update
  const isLate = isRefusal(error, 'changed_elsewhere')
  return (
    <NoteForm
      label={t('notes.editLabel')}
      action={t('notes.save')}
      text={note.text}
      busy={update.isPending}
      error={
        error ? (isLate ? t('notes.changedElsewhere', { text: note.text }) : failureTextOf(error)) : undefined
      }
      autoFocus
      onSave={async (text) => {
        const { notes } = await update.mutateAsync({ text, revision: isLate ? note.revision : seen })
        setSeen(notes.find(({ id }) => id === note.id)?.revision ?? seen)
        onSaved()
      }}
      onDone={onDone}
    >
      <Button size="sm" variant="text" onClick={onCancel}>
        {t('notes.cancel')}
      </Button>
    </NoteForm>
  )
}
