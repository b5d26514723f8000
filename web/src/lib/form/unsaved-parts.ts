import { createContext, use, useEffect, useId, useRef } from 'react'

/** Where nothing around asks before a part is left behind. A router takes one that asks. */
export const unguarded = new Set<string>()

/** What is typed and not saved in one of several forms of a page, or in an entry that is open. */
export const UnsavedParts = createContext<Set<string>>(unguarded)

export function useUnsavedPart(isUnsaved: boolean): void {
  const parts = use(UnsavedParts)
  const id = useId()
  useUnsavedCheck(() => isUnsaved)
  useEffect(() => {
    if (!isUnsaved) return
    parts.add(id)
    return () => void parts.delete(id)
  }, [parts, id, isUnsaved])
}

const checks = new Set<() => boolean>()

/** Whether something on screen would be lost with it: a session that ends by itself is then only suspended. */
export const isAnythingUnsaved = (): boolean => [...checks].some((isUnsaved) => isUnsaved())

/** For what knows by itself whether it is saved; the rest is `useUnsavedPart`. */
export function useUnsavedCheck(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  useEffect(() => {
    const check = () => latest.current()
    checks.add(check)
    return () => void checks.delete(check)
  }, [])
}
