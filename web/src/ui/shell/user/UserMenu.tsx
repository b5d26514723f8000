import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import dropdown from '../header/Dropdown.module.css'
import { useDismiss } from '../header/useDismiss.ts'
import type { UserMenuProps } from '../header-items.ts'
import { UserLinks } from './UserLinks.tsx'
import styles from './UserMenu.module.css'

/** Links that drop from a button: a disclosure, no ARIA menu, so that all of it works as links do. */
export function UserMenu({ user, open, onOpen, onClose }: UserMenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  useDismiss(root, open, onClose)
  return (
    <div ref={root}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={open ? onClose : onOpen}
      >
        <Avatar name={user.name} tone={user.tone} src={user.avatar} />
        <VisuallyHidden>{`${user.menuLabel}: `}</VisuallyHidden>
        <span className={styles.name}>{user.name}</span>
        <Icon icon={IconChevronDown} size={16} />
      </button>
      {open && (
        <nav id={id} aria-label={user.menuLabel} className={`${dropdown.panel} ${styles.menu}`}>
          <p className={styles.display}>{user.displayName ?? user.name}</p>
          <hr />
          {user.groups.map((items) => (
            <div key={items[0]?.key} className={styles.group}>
              <UserLinks items={items} onFollow={onClose} />
              <hr />
            </div>
          ))}
          <button type="button" className={styles.logout} onClick={user.logout.onClick}>
            <Icon icon={IconLogout} />
            {user.logout.label}
          </button>
        </nav>
      )}
    </div>
  )
}
