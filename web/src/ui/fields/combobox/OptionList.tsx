import { Combobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldIds } from '#ui/fields/Field.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
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
  multiple?: boolean
}

export const listIdOf = (inputId: string) => `${inputId}-list`

/** The dropdown of both comboboxes. It stays beside its input, so that it also works inside a dialog. */
export function OptionList({ ids, options, nothingFound, multiple }: OptionListProps) {
  if (options.length === 0) {
    return (
      <Combobox.Dropdown className={styles.dropdown}>
        <p role="status" className={styles.empty}>
          {nothingFound}
        </p>
      </Combobox.Dropdown>
    )
  }
  const groups = [...new Set(options.map((option) => option.group))]
  return (
    <Combobox.Dropdown className={styles.dropdown}>
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
      </Combobox.Options>
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
