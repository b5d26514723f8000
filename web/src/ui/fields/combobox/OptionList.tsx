import { Combobox } from '@mantine/core'
import { IconCheck, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldIds } from '#ui/fields/Field.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Combobox.module.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'

export interface ListedOption {
  key: string
  content: ReactNode
  chosen?: boolean
  group?: string
}

interface OptionListProps {
  /** Of the field that it belongs to. */
  ids: FieldIds
  options: ListedOption[]
  /** Said where there is no option. */
  nothingFound?: string
  /** Where they could not be loaded: an option, so that keyboard, pointer and reader reach it as any other. */
  onRetry?: (() => void) | undefined
  multiple?: boolean
}

/** The value of the option that loads the others again. */
export const retryKey = 'retry-loading'

export const listIdOf = (inputId: string) => `${inputId}-list`

/** The dropdown of both comboboxes. It stays beside its input, so that it also works inside a dialog. */
export function OptionList({ ids, options, nothingFound, onRetry, multiple }: OptionListProps) {
  const texts = useUiTexts()
  const groups = [...new Set(options.map((option) => option.group))]
  const isEmpty = options.length === 0
  return (
    <Combobox.Dropdown className={styles.dropdown}>
      {(isEmpty || onRetry) && (
        <p role="status" className={styles.empty}>
          {onRetry ? texts.loadFailed : nothingFound}
        </p>
      )}
      {(!isEmpty || onRetry) && (
        <Combobox.Options
          id={listIdOf(ids.input)}
          labelledBy={ids.label}
          aria-multiselectable={multiple}
          className={styles.options}
        >
          {groups.map((group) => (
            <OptionGroup
              key={group ?? ''}
              label={group}
              options={options.filter((option) => option.group === group)}
            />
          ))}
          {onRetry && (
            <Combobox.Option value={retryKey} aria-selected={false} className={styles.option}>
              <Icon icon={IconRefresh} size={18} />
              <span className={styles.words}>{texts.retry}</span>
            </Combobox.Option>
          )}
        </Combobox.Options>
      )}
    </Combobox.Dropdown>
  )
}

function OptionGroup({ label, options }: { label: string | undefined; options: ListedOption[] }) {
  const list = options.map(({ key, content, chosen }) => (
    <Combobox.Option
      key={key}
      value={key}
      active={chosen}
      aria-selected={chosen ?? false}
      className={styles.option}
    >
      <span className={styles.words}>{content}</span>
      {chosen && <Icon icon={IconCheck} size={16} className={styles.tick} />}
    </Combobox.Option>
  ))
  return label ? (
    <Combobox.Group label={label} classNames={{ groupLabel: styles.group }}>
      {list}
    </Combobox.Group>
  ) : (
    list
  )
}
