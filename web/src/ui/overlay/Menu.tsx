import type { KeyboardEvent, ReactElement } from 'react'
import styles from './Menu.module.css'
import { MenuEntry, type MenuItem } from './MenuEntry.tsx'
import { type PopoverTriggerProps, usePopover } from './Popover.tsx'
import { placeFloating } from './place-floating.ts'

/** Spread on the button that opens the menu. */
export type MenuTriggerProps = PopoverTriggerProps<'menu'>

interface MenuProps {
  /** Names the menu. */
  label: string
  trigger: (props: MenuTriggerProps) => ReactElement
  items: MenuItem[]
}

/** Actions on one thing. The browser's popover puts it on top, closes it outside and on Escape, and returns the focus. */
export function Menu({ label, trigger, items }: MenuProps) {
  const menu = usePopover('menu', label, place)
  return (
    <>
      {trigger(menu.trigger)}
      <div {...menu.floating} role="menu" tabIndex={-1} className={styles.menu} onKeyDown={moveFocus}>
        {/* Entries exist only while the menu is open: a page may hold hundreds of menus. */}
        {menu.open && items.map(({ key, ...item }) => <MenuEntry key={key} {...item} onDone={menu.close} />)}
      </div>
    </>
  )
}

function place(menu: HTMLElement, button: HTMLElement): undefined {
  placeFloating(menu, button, 'bottom', 'end', 6)
  step(menu, 0)
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const items = itemsOf(event.currentTarget)
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  if (target === undefined) return
  event.preventDefault()
  step(event.currentTarget, target)
}

function step(menu: HTMLElement, to: number) {
  const items = itemsOf(menu)
  items.at(to % items.length)?.focus()
}

function itemsOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')]
}
