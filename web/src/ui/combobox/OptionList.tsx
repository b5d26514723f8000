import { Combobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
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
  labelledBy: string
  options: ListedOption[]
  /** Said where there is no option. */
  nothingFound?: string
  multiple?: boolean
}

/** The dropdown of both comboboxes. It stays beside its input, so that it also works inside a dialog. */
export function OptionList({ labelledBy, options, nothingFound, multiple }: OptionListProps) {
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
      <Combobox.Options labelledBy={labelledBy} aria-multiselectable={multiple} className={styles.options}>
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
