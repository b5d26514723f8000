import { type RefObject, useEffect, useRef } from 'react'

/** For a step that takes another's place in a dialog: the title takes the focus from what is gone. */
export function useFocusDialogTitle<Step extends HTMLElement>(): RefObject<Step | null> {
  const step = useRef<Step>(null)
  useEffect(() => step.current?.closest('dialog')?.querySelector('h2')?.focus(), [])
  return step
}
