import { showTyping, typingIntervalMs } from '@tandem/contract/messaging'
import { useRef } from 'react'
import { call } from '#lib/api/call.ts'

/** Says at most every few seconds that a text is being written. An emptied or sent one begins anew. */
export function useShowTyping(threadId: string): (text: string) => void {
  const shownAt = useRef(0)
  return (text) => {
    if (text.trim() === '') {
      shownAt.current = 0
      return
    }
    if (Date.now() - shownAt.current < typingIntervalMs) return
    shownAt.current = Date.now()
    call(showTyping, { params: { id: threadId } }, { unnoticed: true }).catch(() => {})
  }
}
