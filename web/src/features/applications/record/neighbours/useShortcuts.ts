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

/** Not while one types, nor while a dialog or a menu is open. `?` works always: there they are turned on again. */
export function useShortcuts(actions: Actions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    function act(event: KeyboardEvent) {
      const action = latest.current[event.key]
      if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.key !== '?' && !useShortcutsOn.getState().on) return
      if (isTyping(event.target) || document.querySelector('dialog[open], [popover]:popover-open')) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
