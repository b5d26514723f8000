import { type RefObject, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from 'react'

/** Spread on the button that opens it. */
export interface PopoverTriggerProps<Role> {
  ref: RefObject<HTMLButtonElement | null>
  popoverTarget: string
  'aria-haspopup': Role
  'aria-expanded': boolean
}

/** The browser's popover at a button. `place` (a function that stays the same) is called once it is open. */
export function usePopover<Role extends 'menu' | 'dialog'>(
  role: Role,
  label: string,
  place: (floating: HTMLElement, anchor: HTMLElement) => (() => void) | undefined,
) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const floating = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (!open || !floating.current || !button.current) return
    return place(floating.current, button.current)
  }, [open, place])

  // Of one that stands inside, the event comes here too.
  const onToggle = (event: ToggleEvent<HTMLDivElement>) =>
    event.target === event.currentTarget && setOpen(event.newState === 'open')
  const trigger: PopoverTriggerProps<Role> = {
    ref: button,
    popoverTarget: id,
    'aria-haspopup': role,
    'aria-expanded': open,
  }
  return {
    open,
    close: () => floating.current?.hidePopover(),
    trigger,
    floating: {
      ref: floating,
      id,
      popover: 'auto' as const,
      'aria-label': label,
      onToggle,
    },
  }
}
