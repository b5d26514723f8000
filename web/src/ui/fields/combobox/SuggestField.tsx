import { useCombobox } from '@mantine/core'
import { type ReactNode, type Ref, useState } from 'react'
import { Field, type FieldProps, placeholderOf, useField } from '#ui/fields/Field.tsx'
import type { IconType } from '#ui/marks/Icon.tsx'
import { MantineScope } from '#ui/styles/theme/MantineScope.tsx'
import { ComboInput } from './ComboInput.tsx'
import { type ListedOption, OptionList } from './OptionList.tsx'

interface SuggestFieldProps extends FieldProps {
  value: string
  onChange: (text: string) => void
  /** What fits the text; none is no fault, since any text counts. */
  options: ListedOption[]
  /** Takes the place of what was typed. */
  onOption: (key: string) => void
  name?: string
  ref?: Ref<HTMLInputElement>
  icon?: IconType
  placeholder?: string
  end?: ReactNode
  maxLength?: number
}

/** Free text with suggestions: Enter without one of them marked submits the form. */
export function SuggestField(props: SuggestFieldProps) {
  return (
    <MantineScope>
      <Suggest {...props} />
    </MantineScope>
  )
}

function Suggest({ options, value, onChange, onOption, end, ...props }: SuggestFieldProps) {
  const { label, hint, error, required, labelAside, hideLabel, placeholder, ...input } = props
  const { ids, control } = useField({ hint, error, required })
  const [wanted, setWanted] = useState(false)
  const store = useCombobox({
    opened: wanted && options.length > 0,
    onOpenedChange: setWanted,
    onDropdownClose: () => store.resetSelectedOption(),
  })
  return (
    <Field ids={ids} {...{ label, hint, error, labelAside, hideLabel }}>
      <ComboInput
        {...input}
        {...control}
        {...{ store, value, end }}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholderOf(placeholder, { label, required })}
        onChange={(event) => {
          onChange(event.target.value)
          store.resetSelectedOption()
          setWanted(event.target.value.trim() !== '')
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setWanted(false)
        }}
        onBlur={() => setWanted(false)}
        onOption={(key) => {
          setWanted(false)
          onOption(key)
        }}
        list={options.length > 0 && <OptionList ids={ids} options={options} />}
      />
    </Field>
  )
}
