import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { cx } from '#ui/cx.ts'
import styles from './Popover.module.css'
import { keepPlaced } from './Popover.tsx'

interface AnchoredPopoverProps {
  /** Names what is inside. */
  label: string
  /** The button that was pressed. The popover stands right after it in the page, so that Tab leads in. */
  anchor: RefObject<HTMLElement | null>
  /** Stays until its own buttons close it: what was typed inside would be gone. */
  keepOpen?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * What else can be done after a button was pressed, drawn while it is open. The focus stays at the button. Escape, a
 * press beside it and a focus that moves on close it; a focus inside goes back to the button.
 */
export function AnchoredPopover({
  label,
  anchor,
  keepOpen = false,
  onClose,
  children,
}: AnchoredPopoverProps) {
  const panel = useRef<HTMLDivElement>(null)

  // A layout effect, because its cleanup runs before the element leaves the page: only then the focus can return.
  useLayoutEffect(() => {
    const [floating, button] = [panel.current, anchor.current]
    if (!floating || !button) return
    floating.showPopover()
    // Safari gives no button the focus that is pressed.
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
    const stop = keepPlaced(floating, button, 'end')
    return () => {
      stop()
      if (floating.contains(document.activeElement)) button.focus({ preventScroll: true })
      floating.hidePopover()
    }
  }, [anchor])

  const isAt = (target: EventTarget | null, element: HTMLElement | null): boolean =>
    target instanceof Node && element !== null && element.contains(target)
  const leave = useEffectEvent(({ target }: Event) => {
    if (!keepOpen && !isAt(target, panel.current) && !isAt(target, anchor.current)) onClose()
  })
  const escapeOutside = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || keepOpen) return
    if (!isAt(event.target, anchor.current) && event.target !== document.body) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const onLeave = (event: Event) => leave(event)
    const onEscape = (event: globalThis.KeyboardEvent) => escapeOutside(event)
    const left = ['pointerdown', 'focusin'] as const
    // Before a dialog around hears it, which would close as well.
    const options = { capture: true }
    for (const type of left) document.addEventListener(type, onLeave, options)
    document.addEventListener('keydown', onEscape, options)
    return () => {
      for (const type of left) document.removeEventListener(type, onLeave, options)
      document.removeEventListener('keydown', onEscape, options)
    }
  }, [])

  function escapeInside(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || keepOpen) return
    // A dialog that lies on top closes by itself.
    if (event.target instanceof Element && event.target.closest('dialog, [popover]') !== panel.current) return
    event.preventDefault()
    onClose()
  }
  /** A card around that can be dragged is not dragged by what lies over it. */
  function refuseDrag(event: DragEvent) {
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={cx(styles.popover, styles.anchored)}
      draggable
      onDragStart={refuseDrag}
      onKeyDown={escapeInside}
    >
      {children}
    </div>
  )
}
