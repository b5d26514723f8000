import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { type Toast, ToastCard } from './ToastCard.tsx'
import styles from './Toasts.module.css'

interface ToastsProps {
  label: string
  /** Oldest first. Three show, the rest wait; of two with the same key the first. */
  items: Toast[]
  onDismiss: (key: string) => void
}

const atOnce = 3

/** Always in the page, so that assistive technology hears what appears in it. Danger is an alert, and interrupts. */
export function Toasts({ label, items, onDismiss }: ToastsProps) {
  const region = useRef<HTMLElement>(null)
  const { rememberFocus, keepFocus } = useFocusBack(region)
  const unique = items.filter((item, index) => items.findIndex(({ key }) => key === item.key) === index)
  const shown = unique.slice(0, atOnce)

  const card = (toast: Toast) => (
    <ToastCard
      key={toast.key}
      toast={toast}
      isPaused={() => isHeld(region.current)}
      onExpire={() => onDismiss(toast.key)}
      onClose={(event) => {
        keepFocus(event)
        onDismiss(toast.key)
      }}
    />
  )
  return (
    <section ref={region} className={styles.toasts} aria-label={label} onFocus={rememberFocus}>
      <div role="status" aria-atomic="false" className={styles.stack}>
        {shown.filter(({ tone }) => tone !== 'danger').map(card)}
      </div>
      <div className={styles.stack}>{shown.filter(({ tone }) => tone === 'danger').map(card)}</div>
    </section>
  )
}

/** All wait together: else the one under the pointer moves away when another goes. Behind a dialog none can be closed. */
function isHeld(region: HTMLElement | null): boolean {
  const isInUse = region?.matches(':hover, :focus-within') ?? false
  return isInUse || document.hidden || document.querySelector('dialog:modal') !== null
}

/** Who closes one by keyboard goes on at the next, or where they came from. */
function useFocusBack(region: { current: HTMLElement | null }) {
  const before = useRef<Element | null>(null)
  const isLost = useRef(false)
  useLayoutEffect(() => {
    if (!isLost.current) return
    isLost.current = false
    const target = region.current?.querySelector('button') ?? before.current
    if (target instanceof HTMLElement) target.focus()
  })
  return {
    rememberFocus(event: { relatedTarget: Element | null }) {
      const from = event.relatedTarget
      if (from && !region.current?.contains(from)) before.current = from
    },
    keepFocus(event: MouseEvent) {
      isLost.current = event.currentTarget.matches(':focus-visible')
    },
  }
}
