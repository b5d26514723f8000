import { useEffect, useRef, useState } from 'react'
import { type Autosave, createAutosave, type SaveStatus } from './autosave.ts'

/** Saves what it is handed after a pause, and what still waits when its component leaves. */
export function useAutosave<T>(save: (value: T) => Promise<unknown>): {
  autosave: Autosave<T>
  status: SaveStatus
} {
  const [status, setStatus] = useState<SaveStatus>({ state: 'idle' })
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const [autosave] = useState(() =>
    createAutosave<T>({ save: (value) => latest.current(value), onStatus: setStatus }),
  )
  useEffect(() => () => void autosave.flush(), [autosave])
  return { autosave, status }
}
