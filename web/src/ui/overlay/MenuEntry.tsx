import { IconCheck } from '@tabler/icons-react'
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
  /** One of several, of which one holds. */
  checked?: boolean
  /** A place to go, or something to do. */
  to?: To
  /** Goes along to that place. */
  state?: unknown
  onSelect?: () => void
}

export function MenuEntry({
  label,
  icon,
  danger,
  disabled,
  checked,
  to,
  state,
  onSelect,
  onDone,
}: Omit<MenuItem, 'key'> & { onDone: () => void }) {
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    tabIndex: -1,
    className: cx(styles.item, danger && styles.danger),
  } as const
  const content = (
    <>
      {icon && <Icon icon={icon} />}
      {label}
      {checked && <Icon icon={IconCheck} className={styles.check} />}
    </>
  )
  if (to !== undefined) {
    return (
      <Link {...shared} to={to} state={state} onClick={onDone}>
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
