import { IconChevronDown } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import type { HeaderVisitor } from '../header-items.ts'
import dropdown from './Dropdown.module.css'
import styles from './LoginMenu.module.css'
import { useDismiss } from './useDismiss.ts'

interface LoginMenuProps extends Pick<HeaderVisitor, 'login'> {
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/** Drops from the header; on phones it fills the screen. */
export function LoginMenu({ login, open, onOpen, onClose }: LoginMenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const roomy = useMedia('(width >= 48em)')
  /** The form is drawn once and moves with its element, so that what is typed survives a turn of the device. */
  const [host] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')))
  useDismiss(root, open && roomy, onClose)
  return (
    <div ref={root}>
      <form action={login.page} onSubmit={(event) => event.preventDefault()}>
        <Button
          type="submit"
          variant="text"
          iconAfter={IconChevronDown}
          className={styles.button}
          aria-expanded={open}
          aria-controls={open && roomy ? id : undefined}
          onClick={open ? onClose : onOpen}
        >
          {login.label}
        </Button>
      </form>
      {roomy && open && (
        <section id={id} aria-label={login.label} className={cx(dropdown.panel, styles.panel)}>
          <h2 className="h3">{login.label}</h2>
          {host && <Slot host={host} />}
        </section>
      )}
      {!roomy && (
        <Sheet open={open} onClose={onClose} title={login.label}>
          {host && <Slot host={host} />}
        </Sheet>
      )}
      {open && host && createPortal(login.panel, host)}
    </div>
  )
}

function Slot({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(host), [host])
  return <div ref={place} />
}
