import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
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

  function show() {
    if (!tip.current || !host.current || tip.current.matches(':popover-open')) return
    tip.current.showPopover()
    placeFloating(tip.current, host.current, side, 'center', 6)
  }
  /** A menu that closes and gives the focus back lets no other popover open meanwhile. */
  function showSoon() {
    requestAnimationFrame(() => host.current?.matches(':focus-within') && show())
  }
  function hide() {
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      ref={host}
      className={styles.host}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && showSoon()}
      onBlur={hide}
      onClick={hide}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && hide()}
    >
      {children}
      <span ref={tip} popover="manual" className={styles.tip} aria-hidden="true">
        {label}
      </span>
    </span>
  )
}
