import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './Popover.module.css'
import { placeFloating } from './place-floating.ts'

/** Spread on the button that opens it. */
interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
}

interface PopoverProps {
  /** Names what is inside. */
  label: string
  trigger: (props: PopoverTriggerProps) => ReactElement
  /** Drawn while it is open. */
  children: ReactNode
}

/** A few fields at a button. The browser's popover closes it outside and on Escape, and returns the focus. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (!open || !panel.current || !button.current) return
    const { current: floating } = panel
    const { current: anchor } = button
    const put = () => placeFloating(floating, anchor, 'bottom', 'start', 6)
    put()
    floating.focus({ preventScroll: true })
    // Its content may load or grow, and the page may move below it.
    const observer = new ResizeObserver(put)
    observer.observe(floating)
    window.addEventListener('scroll', put, { passive: true, capture: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', put, { capture: true })
    }
  }, [open])
  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-haspopup': 'dialog', 'aria-expanded': open })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        className={styles.popover}
        onToggle={(event) => event.target === event.currentTarget && setOpen(event.newState === 'open')}
      >
        {open && children}
      </div>
    </>
  )
}
