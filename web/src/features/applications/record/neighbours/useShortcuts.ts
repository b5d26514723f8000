import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { browserStorage } from '#lib/storage/browser-storage.ts'

/** Single keys must be possible to turn off: who dictates says letters (WCAG 2.1.4). */
export const useShortcutsOn = create(
  persist((): { on: boolean } => ({ on: true }), {
    name: 'tandem-shortcuts',
    storage: createJSONStorage(() => browserStorage),
  }),
)

type Actions = Record<string, () => void>

type Shortcuts = {
  /** The record that is shown. */
  id: string
  isLoaded: boolean
  always: Actions
  /** These need the record to be there. */
  ofRecord: Actions
}

/**
 * The record that a key leads to, until it is there, and the keys pressed for it meanwhile: they are not for the one
 * that is still shown. Outside of the page, which is drawn anew for each record.
 */
export const ahead: { id: string | null; keys: string[] } = { id: null, keys: [] }

export const expectRecord = (id: string | null) => Object.assign(ahead, { id, keys: [] })

/** Not while one types, nor while a dialog or a menu is open. `?` works always: there they are turned on again. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  const { id, isLoaded } = shortcuts
  useEffect(() => {
    if (ahead.id !== null && ahead.id !== id) return
    ahead.id = null
    if (!isLoaded) return
    const { ofRecord } = latest.current
    for (const key of ahead.keys.splice(0)) if (!isElsewhere(document.activeElement)) ofRecord[key]?.()
  }, [id, isLoaded])
  useEffect(() => {
    function act(event: KeyboardEvent) {
      const { always, ofRecord, isLoaded } = latest.current
      const { key } = event
      const action = always[key] ?? ofRecord[key]
      if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (key !== '?' && !useShortcutsOn.getState().on) return
      if (isElsewhere(event.target)) return
      event.preventDefault()
      if (key in ofRecord && (!isLoaded || ahead.id !== null)) ahead.keys.push(key)
      else action()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [])
  // Whoever went elsewhere meanwhile does not find the keys of a record that they left.
  useEffect(() => {
    const first = latest.current.id
    if (ahead.id !== first && ahead.id !== null) expectRecord(null)
  }, [])
}

/** What only shows a button's name again is hidden from the accessibility tree, and nobody is in it. */
const opened = 'dialog[open], [popover]:popover-open:not([aria-hidden])'

const isElsewhere = (target: EventTarget | null) =>
  isTyping(target) || document.querySelector(opened) !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
