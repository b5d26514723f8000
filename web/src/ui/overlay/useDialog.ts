import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

interface DialogOptions {
  open: boolean
  /** Without it nothing closes the dialog. */
  onClose?: () => void
  /** Not modal: the page beside it stays usable. */
  modal?: boolean
  /** Escape does nothing, while work goes on. */
  locked?: boolean
  /** A press on the scrim closes it. Not for forms: what was typed would be gone. */
  dismissible?: boolean
}

/**
 * The browser's own dialog: it traps and returns the focus and makes the page inert.
 * Spread the result on a <dialog>, and render its content only while it is open.
 */
export function useDialog({ open, onClose, modal = true, locked, dismissible }: DialogOptions) {
  const ref = useRef<HTMLDialogElement>(null)

  // A layout effect, because its cleanup runs before the element leaves the page: only then the focus can return.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    if (modal) dialog.showModal()
    else dialog.show()
    focusFirst(dialog)
    return () => {
      dialog.close()
      // Browsers return it themselves, but not from a dialog that is not modal and whose content is gone by now.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [open, modal])

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file input's cancel event bubbles up to here.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (!locked) onClose?.()
    },
    onClose() {
      // The second Escape in a row closes a dialog without asking.
      if (!open || ref.current?.open) return
      if (onClose) onClose()
      else ref.current?.showModal()
    },
    onKeyDown(event: KeyboardEvent) {
      if (modal || event.key !== 'Escape' || event.defaultPrevented) return
      // What opened inside it closes by itself.
      if (
        event.target instanceof Element &&
        event.target.closest('dialog, [popover]') === event.currentTarget
      )
        onClose?.()
    },
    /** It reaches what the dialog was opened from, also through a portal; a form there would be sent as well. */
    onSubmit(event: SyntheticEvent) {
      event.stopPropagation()
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      if (dismissible && event.target === event.currentTarget) onClose?.()
    },
  }
}

const focusOrder = [
  '[data-autofocus]',
  ':is(input:not([type="hidden"], [type="file"]), select, textarea):not(:disabled)',
  'h2',
]

/** What is marked, else the first field, else the heading, so that the words are read before the buttons. */
function focusFirst(dialog: HTMLDialogElement) {
  for (const selector of focusOrder) {
    const element = dialog.querySelector<HTMLElement>(selector)
    if (element) return element.focus()
  }
}

/** For a step that takes another's place in a dialog: the title takes the focus from what is gone. */
export function useFocusDialogTitle<Step extends HTMLElement>(): RefObject<Step | null> {
  const step = useRef<Step>(null)
  useEffect(() => step.current?.closest('dialog')?.querySelector('h2')?.focus(), [])
  return step
}
