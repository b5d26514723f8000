import { useEffect, useState } from 'react'
import { isSame } from '#lib/form/is-same.ts'
import { readUnsaved, storeUnsaved } from '#lib/form/unsaved-values.ts'
import { currentAccount } from '#lib/session/session-store.ts'

type Stored<Entry> = { entry: Entry | null; typed: Entry }

/** `entry` is null for a new one; of several that say the same, `index` tells which one was opened. */
type Opened<Entry> = { entry: Entry | null; index: number }

/**
 * Which entry of a list is open, and what is typed there, which outlives a reload until it is taken or left. An entry
 * is found again where another device changed the list.
 */
export function useOpenEntry<Entry>(storedAs: string, entries: readonly Entry[]) {
  const [stored] = useState(() => readUnsaved(storedAs) as Stored<Entry> | null)
  const [opened, setOpened] = useState<Opened<Entry> | null>(stored && { entry: stored.entry, index: 0 })
  const [typed, setTyped] = useState<Entry | null>(stored?.typed ?? null)
  const open = opened && placeOf(opened, entries)
  useEffect(
    () => () => {
      // Whoever goes elsewhere was asked; a session that ended by itself goes on with it.
      if (currentAccount()) storeUnsaved(storedAs, null)
    },
    [storedAs],
  )
  return {
    open,
    /** What differs from the entry, null without it. */
    typed,
    /** It was changed or removed elsewhere. */
    isGone: open === 'new' && opened?.entry !== null,
    setOpen(next: number | 'new' | null) {
      storeUnsaved(storedAs, null)
      setTyped(null)
      setOpened(openedAt(next, entries))
    },
    /** Null takes it out again. */
    onType(words: Entry | null) {
      const entry = typeof open === 'number' ? (entries[open] ?? null) : null
      storeUnsaved(storedAs, words === null ? null : { entry, typed: words })
      setTyped(() => words)
    },
  }
}

function openedAt<Entry>(place: number | 'new' | null, entries: readonly Entry[]): Opened<Entry> | null {
  if (place === null) return null
  return place === 'new' ? { entry: null, index: 0 } : { entry: entries[place] ?? null, index: place }
}

/** An entry that was changed or removed elsewhere meanwhile comes back as a new one. */
function placeOf<Entry>({ entry, index }: Opened<Entry>, entries: readonly Entry[]): number | 'new' {
  if (entry === null) return 'new'
  if (isSame(entries[index], entry)) return index
  const at = entries.findIndex((each) => isSame(each, entry))
  return at < 0 ? 'new' : at
}
