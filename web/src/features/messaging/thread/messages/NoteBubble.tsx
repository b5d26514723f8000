import { IconTrash } from '@tabler/icons-react'
import type { ThreadNote } from '@tandem/contract/messaging'
import { useState } from 'react'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Bubble } from '#ui/data/chat/Bubble.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { useMessageTimes } from '../../useMessageTimes.ts'
import { useDeleteNote } from '../queries.ts'
import { MessageText } from './MessageText.tsx'

/** Says of itself that only colleagues read it. */
export function NoteBubble({ note, threadId }: { note: ThreadNote; threadId: string }) {
  const t = useTexts('messaging')
  const times = useMessageTimes()
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteNote(threadId)
  const author = note.author ?? t('notes.formerColleague')
  const at = times.time(note.writtenAt)

  function confirm() {
    remove.mutate(note.id, {
      onSuccess: () => {
        notify({ type: 'success', title: t('notes.deleted') })
        // Its button has gone with it.
        document.querySelector<HTMLElement>('[role="log"]')?.focus()
      },
      onError: (error) => notify({ type: 'danger', title: failureTextOf(error) }),
      onSettled: () => setAsking(false),
    })
  }
  return (
    <>
      <Bubble
        note
        author={t('notes.by', { name: author })}
        time={
          <>
            {t('notes.by', { name: author })}, <time dateTime={note.writtenAt}>{at}</time>
          </>
        }
        action={
          note.canDelete && (
            <IconButton
              size="sm"
              iconSize={16}
              icon={IconTrash}
              label={t('notes.delete', { at })}
              onClick={() => setAsking(true)}
            />
          )
        }
      >
        <MessageText text={note.text} />
      </Bubble>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        busy={remove.isPending}
        title={t('notes.deleteTitle')}
        confirm={t('notes.deleteConfirm')}
        cancel={t('new.cancel')}
        danger
      >
        {t('notes.deleteText')}
      </ConfirmDialog>
    </>
  )
}
