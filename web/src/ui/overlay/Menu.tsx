import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './Menu.module.css'
import { MenuEntry, type MenuItem } from './MenuEntry.tsx'
import { placeFloating } from './place-floating.ts'

/** Spread on the button that opens the menu. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

interface MenuProps {
  /** Names the menu. */
  label: string
  trigger: (props: MenuTriggerProps) => ReactElement
  items: MenuItem[]
}

/** Actions on one thing. The browser's popover puts it on top, closes it outside and on Escape, and returns the focus. */
export function Menu({ label, trigger, items }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (!open || !menu.current || !button.current) return
    placeFloating(menu.current, button.current, 'bottom', 'end', 6)
    step(menu.current, 0)
  }, [open])
  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={moveFocus}
      >
        {/* Entries exist only while the menu is open: a page may hold hundreds of menus. */}
        {open &&
          items.map(({ key, ...item }) => (
            <MenuEntry key={key} {...item} onDone={() => menu.current?.hidePopover()} />
          ))}
      </div>
    </>
  )
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
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')]
}
