import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { placeFloating } from '#ui/overlay/place-floating.ts'
import styles from './Tooltip.module.css'

interface TooltipProps {
  /** Repeats the accessible name of the element inside, for those who see. */
  label: string
  side?: 'top' | 'bottom'
  children: ReactNode
}

/** Shown on hover and keyboard focus, dismissed by Escape, and itself hoverable (WCAG 1.4.13). */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  const host = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)

  // Whatever has the focus: what the pointer shows goes by Escape too.
  useEffect(() => {
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && tip.current?.hidePopover()
    document.addEventListener('keydown', hideOnEscape)
    return () => document.removeEventListener('keydown', hideOnEscape)
  }, [])

  function show() {
    // What the button opened lies there.
    if (!tip.current || !host.current || host.current.querySelector('[aria-haspopup][aria-expanded=true]'))
      return
    tip.current.togglePopover(true)
    // Without a gap, so that the pointer can go over to it.
    placeFloating(tip.current, host.current, side, 'center', 0)
  }
  /** A menu that closes and gives the focus back lets no other popover open meanwhile. */
  function showSoon() {
    requestAnimationFrame(() => host.current?.matches(':focus-within') && show())
  }
  const hide = () => tip.current?.hidePopover()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses the control, which clicks here as well
    <span
      ref={host}
      className={styles.host}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && showSoon()}
      onBlur={hide}
      onClick={hide}
    >
      {children}
      <span ref={tip} popover="manual" className={styles.tip} aria-hidden="true">
        {label}
      </span>
    </span>
  )
}
