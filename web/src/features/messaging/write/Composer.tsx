import { IconLock, IconMessage } from '@tabler/icons-react'
import type { Conversation } from '@tandem/contract/messaging'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { TypingLine } from '../typing/TypingLine.tsx'
import styles from './Composer.module.css'
import { NoteComposer } from './NoteComposer.tsx'
import { ReplyComposer } from './ReplyComposer.tsx'
import { Unreachable } from './Unreachable.tsx'

export type Composed = 'message' | 'note'
type ComposerProps = { thread: Conversation; kind: Composed; onKind: (kind: Composed) => void }

/** Below a conversation: a message to the other side, or a note for colleagues. */
export function Composer({ thread, kind, onKind }: ComposerProps) {
  const t = useTexts('messaging')
  const { type } = useSignedIn()
  return (
    <div className={styles.composer}>
      <TypingLine thread={thread} />
      {type === 'company' && (
        <Segmented
          label={t('notes.kind')}
          value={kind}
          onChange={onKind}
          options={[
            { value: 'message', label: t('notes.message'), icon: IconMessage },
            { value: 'note', label: t('notes.note'), icon: IconLock },
          ]}
        />
      )}
      {kind === 'note' ? <NoteComposer threadId={thread.id} /> : <MessageComposer thread={thread} />}
    </div>
  )
}

/** A message to the other side, or why none can be written. */
export function MessageComposer({ thread }: { thread: Conversation }) {
  const frame = useRef<HTMLDivElement>(null)
  const [unblocked, setUnblocked] = useState<string | null>(null)
  const { unreachable } = thread
  // The button that took the block back is gone with it: what it was for comes next.
  useEffect(() => {
    if (unblocked === thread.id && !unreachable) frame.current?.querySelector('textarea')?.focus()
  }, [unblocked, thread.id, unreachable])
  return (
    <div ref={frame}>
      {unreachable ? (
        <Unreachable thread={thread} reason={unreachable} onUnblocked={() => setUnblocked(thread.id)} />
      ) : (
        <ReplyComposer thread={thread} />
      )}
    </div>
  )
}
