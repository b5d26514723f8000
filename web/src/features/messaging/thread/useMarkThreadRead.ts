import type { Conversation } from '@tandem/contract/messaging'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMarkRead } from './queries.ts'
import { firstUnreadOf } from './to-entries.ts'

/**
 * Marks a thread as read while its tab is visible. Answers which message was the first unread one when the thread was
 * opened or the tab became visible; a message that arrives while it is visible gets no mark.
 */
export function useMarkThreadRead(thread: Conversation, arrived: boolean): string | null {
  const visible = useVisible()
  // Around the hit of a search one does not see what is new.
  const unread = thread.unreadMessages > 0 && !thread.hasLater
  const { mutate: markRead } = useMarkRead(thread.id)
  useEffect(() => {
    if (visible && unread) markRead()
  }, [visible, unread, markRead])

  const [mark, setMark] = useState<string | null>(null)
  const [came, setCame] = useState(false)
  const first =
    (came && visible) || thread.hasLater ? null : firstUnreadOf(thread.messages, thread.unreadMessages)
  if (first && first !== mark) setMark(first)
  if (arrived && !came) setCame(true)
  return mark
}

function useVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
    () => true,
  )
}
