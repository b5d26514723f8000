import { Link, type To } from 'react-router'
import { cx } from '#ui/cx.ts'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './Menu.module.css'

export interface MenuItem {
  key: string
  label: string
  icon?: IconType
  danger?: boolean
  disabled?: boolean
  /** A place to go, or something to do. */
  to?: To
  onSelect?: () => void
}

export function MenuEntry({
  label,
  icon,
  danger,
  disabled,
  to,
  onSelect,
  onDone,
}: Omit<MenuItem, 'key'> & { onDone: () => void }) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: cx(styles.item, danger && styles.danger),
  } as const
  const content = (
    <>
      {icon && <Icon icon={icon} />}
      {label}
    </>
  )
  if (to !== undefined) {
    return (
      <Link {...shared} to={to} onClick={onDone}>
        {content}
      </Link>
    )
  }
  function select() {
    if (disabled) return
    onDone()
    onSelect?.()
  }
  return (
    <button {...shared} type="button" aria-disabled={disabled} onClick={select}>
      {content}
    </button>
  )
}
