import { createContext, use, useEffect, useId } from 'react'

/** What is typed or on its way beside the form that saves itself: an entry that is open, an upload. */
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
