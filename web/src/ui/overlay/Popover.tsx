import type { ReactElement, ReactNode } from 'react'
import styles from './Popover.module.css'
import { placeFloating } from './place-floating.ts'
import { type PopoverTriggerProps, usePopover } from './usePopover.ts'

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
}
