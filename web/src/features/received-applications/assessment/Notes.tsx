import type { Note } from '@tandem/contract/received-applications'
import { useRef, useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useAttemptKey } from '#lib/api/useAttemptKey.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useAddNote, useDeleteNote } from '../queries.ts'
import { NoteCard } from './NoteCard.tsx'
import { NoteForm } from './NoteForm.tsx'
import styles from './notes.module.css'

type NotesProps = { applicationId: string; notes: Note[] }

export function Notes({ applicationId, notes }: NotesProps) {
  const t = useTexts('receivedApplications')
  const add = useAddNote(applicationId)
  const keyFor = useAttemptKey()
  const added = useRef(0)
  const [done, setDone] = useState('')
  const [doomed, setDoomed] = useState<Note | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack gap={3}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {t('notes.title')}
      </h3>
      {notes.length === 0 && (
        <Text muted size="small">
          {t('notes.none')}
        </Text>
      )}
      {notes.length > 0 && (
        <Stack as="ul" gap={3}>
          {notes.map((note) => (
            <li key={note.id}>
              <NoteCard
                applicationId={applicationId}
                note={note}
                onSaved={() => setDone(t('notes.saved'))}
                onDelete={() => setDoomed(note)}
              />
            </li>
          ))}
        </Stack>
      )}
      <div data-shortcut="note">
        <NoteForm
          label={t('notes.write')}
          action={t('notes.add')}
          busy={add.isPending}
          error={add.error ? failureTextOf(add.error) : undefined}
          onSave={async (text) => {
            // The same words once more are another note.
            await add.mutateAsync({ text, idempotencyKey: keyFor([text, added.current]) })
            added.current += 1
            setDone(t('notes.added'))
          }}
        />
      </div>
      <LiveRegion>{done}</LiveRegion>
      {doomed && (
        <DeleteDialog
          applicationId={applicationId}
          note={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            setDoomed(null)
            setDone(t('notes.removed'))
            // Once the dialog is gone: while it is open, nothing behind it takes the focus.
            setTimeout(() => heading.current?.focus())
          }}
        />
      )}
    </Stack>
  )
}

type DeleteDialogProps = { applicationId: string; note: Note; onClose: () => void; onDeleted: () => void }

function DeleteDialog({ applicationId, note, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts('receivedApplications')
  const remove = useDeleteNote(applicationId)
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      busy={remove.isPending}
      title={t('notes.removeTitle')}
      confirm={t('notes.removeConfirm')}
      cancel={t('notes.cancel')}
      onConfirm={() =>
        remove.mutate(note.id, {
          onSuccess: onDeleted,
          onError: (error) => notify({ type: 'danger', title: t('failed'), desc: failureTextOf(error) }),
        })
      }
    >
      <Text>{t('notes.removeText')}</Text>
    </ConfirmDialog>
  )
}
