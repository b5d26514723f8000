import { useEffect, useState } from 'react'

type Filling<Shown, Content> = {
  isUnsaved: boolean
  /** What of the record the form holds, or answers. */
  contentOf: (record: Shown) => Content
  /** Not of a form that shows nothing of the record. */
  fill?: (content: Content) => void
}

/**
 * The record that a form was filled from, whose revision its save names: with the newest one that was loaded, it would
 * silently undo what others have saved since. A newer one fills the form anew while nothing is typed, and counts as the
 * same where its content is the same.
 */
export function useFilledFrom<Shown extends { revision: number }, Content>(
  record: Shown,
  { isUnsaved, contentOf, fill }: Filling<Shown, Content>,
) {
  const [filledFrom, setFilledFrom] = useState(record)
  useEffect(() => {
    if (record.revision <= filledFrom.revision) return
    const content = contentOf(record)
    const isSame = JSON.stringify(content) === JSON.stringify(contentOf(filledFrom))
    if (isUnsaved && !isSame) return
    if (!isSame) fill?.(content)
    setFilledFrom(record)
  }, [record, filledFrom, isUnsaved, contentOf, fill])
  return [filledFrom, setFilledFrom] as const
}
