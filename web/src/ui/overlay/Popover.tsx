import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './Popover.module.css'
import { placeFloating } from './place-floating.ts'

/** Spread on the button that opens it. */
export interface PopoverTriggerProps<Role> {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-haspopup': Role
  'aria-expanded': boolean
}

interface PopoverProps {
  /** Names what is inside. */
  label: string
  trigger: (props: PopoverTriggerProps<'dialog'>) => ReactElement
  /** Drawn while it is open. */
  children: ReactNode
}

/** A few fields at a button. The browser's popover closes it outside and on Escape, and returns the focus. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const panel = usePopover('dialog', label, place)
  return (
    <>
      {trigger(panel.trigger)}
      <div {...panel.floating} role="dialog" tabIndex={-1} className={styles.popover}>
        {panel.open && children}
      </div>
    </>
  )
}

function place(floating: HTMLElement, anchor: HTMLElement): () => void {
  const stop = keepPlaced(floating, anchor, 'start')
  floating.focus({ preventScroll: true })
  return stop
}

/** Below its anchor, until it is stopped. */
export function keepPlaced(floating: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): () => void {
  const put = () => placeFloating(floating, anchor, 'bottom', align, 6)
  put()
  // Its content may load or grow, and the page may move below it.
  const observer = new ResizeObserver(put)
  observer.observe(floating)
  window.addEventListener('scroll', put, { passive: true, capture: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', put, { capture: true })
  }
}

/** The browser's popover at a button. `place` (a function that stays the same) is called once it is open. */
export function usePopover<Role extends 'menu' | 'dialog'>(
  role: Role,
  label: string,
  place: (floating: HTMLElement, anchor: HTMLElement) => (() => void) | undefined,
) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const floating = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (!open || !floating.current || !button.current) return
    return place(floating.current, button.current)
  }, [open, place])

  // Of one that stands inside, the event comes here too.
  const onToggle = (event: ToggleEvent<HTMLDivElement>) =>
    event.target === event.currentTarget && setOpen(event.newState === 'open')
  const trigger: PopoverTriggerProps<Role> = {
    ref: button,
    popoverTarget: id,
    'aria-haspopup': role,
    'aria-expanded': open,
  }
  return {
    open,
    close: () => floating.current?.hidePopover(),
    trigger,
    floating: {
      ref: floating,
      id,
      popover: 'auto' as const,
      'aria-label': label,
      onToggle,
    },
  }
}
