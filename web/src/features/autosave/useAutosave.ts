import { useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError, noteSaid } from '#lib/api/api-error.ts'
import { currentAccount } from '#lib/session/session-store.ts'
import { type Autosave, createAutosave, type SaveStatus } from './autosave.ts'

/**
 * Saves what it is handed after a pause, and what still waits when the network is back, when the page goes out of sight
 * and when its component leaves; unless the account has changed
 * by then, which would be the one to save it.
 */
export function useAutosave<T>(
  save: (value: T) => Promise<unknown>,
  /** The pause, in milliseconds. */
  delayMs?: number,
): {
  autosave: Autosave<T>
  status: SaveStatus
} {
  const [status, setStatus] = useState<SaveStatus>({ state: 'idle' })
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const [autosave] = useState(() =>
    createAutosave<T>({
      save: (value) => latest.current(value),
      onStatus: setStatus,
      isTemporary,
      ...(delayMs !== undefined && { delayMs }),
    }),
  )
  useEffect(() => {
    const accountId = currentAccount()?.id
    return () => {
      if (currentAccount()?.id !== accountId) return autosave.discard()
      // Once more, and no retry after it: nobody is there to see what becomes of it.
      void autosave.flush().then(autosave.discard)
    }
  }, [autosave])
  useEffect(() => {
    const save = () => void autosave.flush()
    window.addEventListener('online', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      window.removeEventListener('online', save)
      document.removeEventListener('visibilitychange', save)
    }
  }, [autosave])
  return { autosave, status }
}

/** No server was reached, which the form's state says, or it says that it cannot now. */
function isTemporary(error: unknown): boolean {
  noteSaid(error)
  return (
    error instanceof NetworkError ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  )
}
