import { useCombobox } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { ChipRemove } from '#ui/fields/choice/Chip.tsx'
import { Field, type FieldProps, placeholderOf, useField } from '#ui/fields/Field.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import { Spinner } from '#ui/states/Spinner.tsx'
import { MantineScope } from '#ui/styles/theme/MantineScope.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './Combobox.module.css'
import { ComboInput } from './ComboInput.tsx'
import { findMatching } from './match-text.ts'
import { OptionList } from './OptionList.tsx'

interface MultiSelectOption<Value> {
  value: Value
  label: string
  group?: string
}

interface MultiSelectFieldProps<Value> extends FieldProps {
  value: Value[]
  onChange: (value: Value[]) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  options: MultiSelectOption<Value>[]
  nothingFound: string
  /** Where the options could not be loaded. */
  onRetry?: (() => void) | undefined
  /** Said in the list until the options have loaded; without it they have. */
  loading?: string | undefined
  placeholder?: string
  maxValues?: number
  icon?: IconType
  /** What is chosen shows only as ticks in the list; the placeholder can say how many. */
  hideChosen?: boolean
  /** How many options the list shows at once; typing narrows it. */
  limit?: number
  disabled?: boolean
}

export function MultiSelectField<Value extends string | number>(props: MultiSelectFieldProps<Value>) {
  return (
    <MantineScope>
      <MultiSelect {...props} />
    </MantineScope>
  )
}

function MultiSelect<Value extends string | number>(props: MultiSelectFieldProps<Value>) {
  const { label, hint, error, required, labelAside, hideLabel, placeholder, icon, nothingFound } = props
  const { name, ref, disabled, value, options, loading, onRetry } = props
  const { ids, control } = useField({ hint, error, required })
  const { store, typed, setTyped, found, said, toggle, removeLast, leave } = useMultiSelect(props)
  const chosen = options.filter((option) => value.includes(option.value))
  return (
    <Field ids={ids} {...{ label, hint, error, labelAside, hideLabel }}>
      <ComboInput
        {...{ name, ref, disabled, store, icon, onRetry }}
        {...control}
        value={typed}
        placeholder={placeholderOf(placeholder, { label, required })}
        onChange={(event) => {
          setTyped(event.target.value)
          store.openDropdown()
        }}
        onClick={() => store.openDropdown()}
        onKeyDown={removeLast}
        onBlur={leave}
        onOption={toggle}
        end={
          <>
            {loading && <Spinner />}
            <Icon icon={IconChevronDown} size={16} className={styles.chevron} />
          </>
        }
        list={
          <OptionList {...{ ids, onRetry }} nothingFound={loading || nothingFound} multiple options={found} />
        }
      />
      <VisuallyHidden as="div">
        <span aria-live="polite">
          {said !== null && (
            <>
              {label}: {said || '–'}
            </>
          )}
        </span>
      </VisuallyHidden>
      {!props.hideChosen && <Chosen options={chosen} onRemove={toggle} />}
    </Field>
  )
}

function useMultiSelect<Value extends string | number>({
  value,
  onChange,
  onBlur,
  options,
  loading,
  onRetry,
  maxValues = Number.POSITIVE_INFINITY,
  limit = 200,
}: MultiSelectFieldProps<Value>) {
  const [typed, setTyped] = useState('')
  /** What is chosen since the last change: the list ticks it, but the focus stays in the field. */
  const [said, setSaid] = useState<string | null>(null)
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() })
  const found = findMatching(options, typed, ({ label, group }) => `${label} ${group ?? ''}`)
    .slice(0, limit)
    .map(({ value: key, label, group }) => ({
      key: String(key),
      content: label,
      group,
      chosen: value.includes(key),
    }))

  function change(next: Value[]) {
    onChange(next)
    const labels = options.flatMap((option) => (next.includes(option.value) ? option.label : []))
    setSaid(labels.join(', '))
  }
  function toggle(key: string) {
    const option = options.find((candidate) => String(candidate.value) === key)
    if (!option) return
    if (value.includes(option.value)) change(value.filter((chosen) => chosen !== option.value))
    else if (value.length < maxValues) change([...value, option.value])
    setTyped('')
  }
  function removeLast(event: KeyboardEvent) {
    // Until they have loaded, what is chosen is not shown.
    const isShown = !loading && !onRetry
    if (event.key === 'Backspace' && !typed && isShown && value.length > 0) change(value.slice(0, -1))
  }
  function leave() {
    store.closeDropdown()
    setTyped('')
    onBlur?.()
  }
  return { store, typed, setTyped, found, said, toggle, removeLast, leave }
}

function Chosen<Value extends string | number>({
  options,
  onRemove,
}: {
  options: MultiSelectOption<Value>[]
  onRemove: (key: string) => void
}) {
  const texts = useUiTexts()
  if (options.length === 0) return null
  return (
    <ul className={styles.chosen}>
      {options.map(({ value, label }) => (
        <li key={value}>
          <ChipRemove label={texts.remove(label)} onRemove={() => onRemove(String(value))}>
            {label}
          </ChipRemove>
        </li>
      ))}
    </ul>
  )
}
