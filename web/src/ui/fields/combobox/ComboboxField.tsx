import { useCombobox } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react'
import fieldStyles from '#ui/fields/Field.module.css'
import { Field, type FieldProps, placeholderOf, useField } from '#ui/fields/Field.tsx'
import type { IconType } from '#ui/marks/Icon.tsx'
import { Spinner } from '#ui/states/Spinner.tsx'
import { MantineScope } from '#ui/styles/theme/MantineScope.tsx'
import { ComboInput } from './ComboInput.tsx'
import { OptionList } from './OptionList.tsx'

interface ComboboxFieldProps<Option> extends FieldProps {
  value: Option | null | undefined
  onChange: (value: Option | null) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
  /** What matches the text last given to onSearch. */
  options: Option[]
  onSearch: (text: string) => void
  optionKey: (option: Option) => string
  /** What the input shows for an option. */
  text: (option: Option) => string
  renderOption?: (option: Option) => ReactNode
  loading?: boolean
  nothingFound: string
  /** Where the options could not be loaded. */
  onRetry?: (() => void) | undefined
  icon?: IconType
  suffix?: ReactNode
  placeholder?: string
  disabled?: boolean
}

/**
 * One of many, found by typing. What was typed but is no option's name goes when the field is left, or once its options
 * have loaded.
 */
export function ComboboxField<Option>(props: ComboboxFieldProps<Option>) {
  return (
    <MantineScope>
      <SearchCombobox {...props} />
    </MantineScope>
  )
}

function SearchCombobox<Option>(props: ComboboxFieldProps<Option>) {
  const { label, hint, error, required, labelAside, hideLabel, placeholder, icon, suffix } = props
  const {
    name,
    ref,
    disabled,
    options,
    text,
    optionKey,
    renderOption = text,
    loading,
    nothingFound,
    onRetry,
  } = props
  const { ids, control } = useField({ hint, error, required })
  const { store, shown, search, choose, handleKey, leave, comeBack } = useSearch(props)
  const listed = options.map((option) => ({ key: optionKey(option), content: renderOption(option) }))
  const waiting = loading && listed.length === 0
  return (
    <Field ids={ids} {...{ label, hint, error, labelAside, hideLabel }}>
      <ComboInput
        {...{ name, ref, disabled, store, icon, onRetry }}
        {...control}
        value={shown}
        placeholder={placeholderOf(placeholder, { label, required })}
        onChange={(event) => search(event.target.value)}
        onKeyDown={handleKey}
        onBlur={leave}
        onFocus={comeBack}
        onOption={(key) => choose(options.find((option) => optionKey(option) === key))}
        end={
          <>
            {loading && <Spinner />}
            {suffix && <span className={fieldStyles.suffix}>{suffix}</span>}
          </>
        }
        list={!waiting && <OptionList {...{ ids, nothingFound, onRetry }} options={listed} />}
      />
    </Field>
  )
}

/** What is done with the text as soon as the options that match it have loaded. */
type Awaited = 'first' | 'named'

function useSearch<Option>(props: ComboboxFieldProps<Option>) {
  const { value, onChange, onBlur, options, onSearch, onRetry, text, loading = false } = props
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() })
  const [typed, setTyped] = useState<string | null>(null)
  const [awaited, setAwaited] = useState<Awaited | null>(null)

  function choose(option: Option | undefined) {
    if (option) onChange(option)
    setTyped(null)
    setAwaited(null)
    store.closeDropdown()
  }
  function search(next: string) {
    setTyped(next)
    setAwaited(null)
    onSearch(next)
    if (next.trim()) return store.openDropdown()
    onChange(null)
    store.closeDropdown()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') setAwaited(null)
    const undecided = store.dropdownOpened && store.getSelectedOptionIndex() === -1
    if (event.key !== 'Enter' || !undecided || !(loading || onRetry || options.length > 0)) return
    event.preventDefault()
    if (loading) setAwaited('first')
    else if (options.length === 0) onRetry?.()
    else choose(options[0])
  }
  /** A name that was typed in full, and that only one has. */
  function meant(): Option | undefined {
    const name = typed?.trim().toLowerCase()
    const [option, ...others] = options.filter((each) => text(each).toLowerCase() === name)
    return others.length === 0 ? option : undefined
  }
  function leave() {
    if (loading && typed?.trim()) {
      setAwaited((before) => before ?? 'named')
      store.closeDropdown()
    } else choose(meant())
    onBlur?.()
  }
  function comeBack() {
    if (awaited !== 'named') return
    setAwaited(null)
    store.openDropdown()
  }
  const finish = useEffectEvent(() => {
    if (awaited === 'named') choose(meant())
    else if (awaited && options[0]) choose(options[0])
    else setAwaited(null)
  })
  useEffect(() => {
    if (!loading) finish()
  }, [loading])
  return { store, shown: typed ?? (value ? text(value) : ''), search, choose, handleKey, leave, comeBack }
}
