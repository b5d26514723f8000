import { createContext, use, useEffect, useId } from 'react'

/** What is typed and not saved in one of several forms of a page, or in an entry that is open. */
export const UnsavedParts = createContext<Set<string>>(new Set())

export function useUnsavedPart(isUnsaved: boolean): void {
  const parts = use(UnsavedParts)
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    parts.add(id)
    return () => void parts.delete(id)
  }, [parts, id, isUnsaved])
}
