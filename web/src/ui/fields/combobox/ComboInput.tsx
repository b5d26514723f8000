import { Combobox, type ComboboxStore } from '@mantine/core'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import fieldStyles from '#ui/fields/Field.module.css'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { listIdOf, retryKey } from './OptionList.tsx'

interface ComboInputProps extends Omit<ComponentProps<'input'>, 'list'> {
  store: ComboboxStore
  icon?: IconType
  /** At the right end of the box. */
  end?: ReactNode
  onOption: (key: string) => void
  /** For the option of a list that could not be loaded. */
  onRetry?: (() => void) | undefined
  /** An OptionList. */
  list: ReactNode
}

/** The text box of both comboboxes, tied to its list. */
export function ComboInput({
  store,
  icon,
  end,
  onOption,
  onRetry,
  list,
  onKeyDown,
  ...input
}: ComboInputProps) {
  function take(key: string) {
    if (key !== retryKey) return onOption(key)
    store.resetSelectedOption()
    onRetry?.()
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Else Escape would also close the dialog around it.
    if (event.key === 'Escape' && store.dropdownOpened) event.preventDefault()
    onKeyDown?.(event)
  }
  return (
    <Combobox store={store} onOptionSubmit={take} withinPortal={false} keepMounted={false}>
      <Combobox.DropdownTarget>
        <div className={fieldStyles.box}>
          {icon && <Icon icon={icon} className={fieldStyles.icon} />}
          <Combobox.EventsTarget withExpandedAttribute>
            <Control
              aria-autocomplete="list"
              {...input}
              opened={store.dropdownOpened}
              className={fieldStyles.control}
              onKeyDown={handleKey}
            />
          </Combobox.EventsTarget>
          {end}
        </div>
      </Combobox.DropdownTarget>
      {list}
    </Combobox>
  )
}

/** Mantine learns the list's id only after it has drawn, and would call a list that has just opened closed. */
function Control({ opened, ...input }: ComponentProps<'input'> & { opened: boolean }) {
  const list = opened && input.id ? listIdOf(input.id) : undefined
  return <input {...input} role="combobox" aria-expanded={opened} aria-controls={list} />
}
