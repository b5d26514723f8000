import type { Note } from '@tandem/contract/received-applications'
import { useRef, useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useAttemptKey } from '#lib/api/useAttemptKey.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useAddNote, useDeleteNote } from '../queries.ts'
import { NoteCard } from './NoteCard.tsx'
import { NoteForm } from './NoteForm.tsx'

/** A note of the team, which its author can change and delete. `onDeleted`: the focus needs a new place. */
export function TeamNote(props: { applicationId: string; note: Note; onDeleted: () => void }) {
  const { applicationId, note, onDeleted } = props
  const t = useTexts('receivedApplications')
  const [isSaved, setSaved] = useState(false)
  const [isDoomed, setDoomed] = useState(false)
  return (
    <>
      <NoteCard
        applicationId={applicationId}
        note={note}
        onSaved={() => setSaved(true)}
        onDelete={() => setDoomed(true)}
      />
      <LiveRegion>{isSaved && t('notes.saved')}</LiveRegion>
      {isDoomed && (
        <DeleteDialog
          applicationId={applicationId}
          note={note}
          onClose={() => setDoomed(false)}
          onDeleted={() => {
            notify({ type: 'success', title: t('notes.removed') })
            // Once the dialog is gone: while it is open, nothing behind it takes the focus.
            setTimeout(onDeleted)
          }}
        />
      )}
    </>
  )
}

/** What is written here only colleagues read. */
export function AddNote({ applicationId }: { applicationId: string }) {
  const t = useTexts('receivedApplications')
  const add = useAddNote(applicationId)
  const keyFor = useAttemptKey()
  const added = useRef(0)
  const [done, setDone] = useState('')
  return (
    <div>
      <Text muted size="small">
        {t('teamText')}
      </Text>
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
      <LiveRegion>{done}</LiveRegion>
    </div>
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
