import { useEffect, useState } from 'react'
import { isSame } from '#features/applications/editor/saving/content.ts'
import { readUnsaved, storeUnsaved } from '#lib/form/unsaved-values.ts'
import { currentAccount } from '#lib/session/session-store.ts'

type Stored<Entry> = { entry: Entry | null; typed: Entry }

/** Which entry of a list is open, and what is typed there, which outlives a reload until it is taken or left. */
export function useOpenEntry<Entry>(storedAs: string, entries: readonly Entry[]) {
  const [stored] = useState(() => readUnsaved(storedAs) as Stored<Entry> | null)
  const [open, setOpen] = useState<number | 'new' | null>(() => stored && placeOf(stored.entry, entries))
  const [typed, setTyped] = useState(stored?.typed ?? null)
  useEffect(
    () => () => {
      // Whoever goes elsewhere was asked; a session that ended by itself goes on with it.
      if (currentAccount()) storeUnsaved(storedAs, null)
    },
    [storedAs],
  )
  return {
    open,
    /** Into the open entry, before a reload. */
    typed,
    setOpen(next: number | 'new' | null) {
      storeUnsaved(storedAs, null)
      setTyped(null)
      setOpen(next)
    },
    /** Null takes it out again. */
    onType(words: Entry | null) {
      const entry = typeof open === 'number' ? (entries[open] ?? null) : null
      storeUnsaved(storedAs, words === null ? null : { entry, typed: words })
    },
  }
}

/** An entry that was changed or removed elsewhere meanwhile comes back as a new one. */
function placeOf<Entry>(entry: Entry | null, entries: readonly Entry[]): number | 'new' {
  const at = entry === null ? -1 : entries.findIndex((each) => isSame(each, entry))
  return at < 0 ? 'new' : at
}
