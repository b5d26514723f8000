import { useRef } from 'react'
import { newKey } from './new-key.ts'

/** An idempotency key for each content: the same once more is the same call, an edited one is a new call. */
export function useAttemptKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current.content !== text) last.current = { content: text, key: newKey() }
    return last.current.key
  }
}
