import { IconChevronDown } from '@tabler/icons-react'
import { useId, useRef } from 'react'
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
  useDismiss(root, open && roomy, onClose)
  return (
    <div ref={root}>
      <Button
        variant="text"
        iconAfter={roomy ? IconChevronDown : undefined}
        aria-expanded={open}
        aria-controls={open && roomy ? id : undefined}
        onClick={open ? onClose : onOpen}
      >
        {login.label}
      </Button>
      {roomy && open && (
        <section id={id} aria-label={login.label} className={cx(dropdown.panel, styles.panel)}>
          <h2 className="h3">{login.label}</h2>
          {login.panel}
        </section>
      )}
      {!roomy && (
        <Sheet open={open} onClose={onClose} title={login.label}>
          {login.panel}
        </Sheet>
      )}
    </div>
  )
}
