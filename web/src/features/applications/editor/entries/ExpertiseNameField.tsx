import { listExpertises } from '@tandem/contract/reference'
import { type Ref, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useExpertises, useSetState } from '#lib/reference.ts'
import { ComboboxField } from '#ui/fields/combobox/ComboboxField.tsx'
import { matchesText } from '#ui/fields/combobox/match-text.ts'

type ExpertiseNameFieldProps = {
  value: string
  onChange: (name: string) => void
  onBlur: () => void
  name: string
  ref: Ref<HTMLInputElement>
  error: string | undefined
}

type Option = { name: string; categoryName?: string }

const shownAtOnce = 30

/** One of the list, or one's own words: nobody's skills are all on a list. */
export function ExpertiseNameField({ value, onChange, onBlur, ...field }: ExpertiseNameFieldProps) {
  const t = useTexts('applications')
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const known = useExpertises()
  const found: Option[] = known
    .filter(({ name, categoryName }) => matchesText(`${name} ${categoryName}`, words))
    .slice(0, shownAtOnce)
  const isKnown = found.some(({ name }) => name.toLowerCase() === words.toLowerCase())

  function choose(name: string) {
    setTyped('')
    onChange(name)
  }
  function leave() {
    if (words !== '') choose(words)
    onBlur()
  }
  return (
    <ComboboxField<Option>
      {...field}
      required
      label={t('editor.kenntnisse.name')}
      placeholder={t('editor.kenntnisse.namePlaceholder')}
      nothingFound={t('editor.kenntnisse.nothingFound')}
      value={value ? { name: value } : null}
      onChange={(option) => choose(option?.name ?? '')}
      onBlur={leave}
      onSearch={setTyped}
      options={words === '' || isKnown ? found : [...found, { name: words }]}
      onRetry={useSetState(listExpertises).onRetry}
      optionKey={({ name }) => name}
      text={({ name }) => name}
      renderOption={({ name, categoryName }) =>
        categoryName ? `${name} · ${categoryName}` : t('editor.kenntnisse.own', { name })
      }
    />
  )
}
