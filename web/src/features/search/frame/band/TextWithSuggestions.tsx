import { IconSearch } from '@tabler/icons-react'
import type { Suggestion } from '@tandem/contract/search'
import { useTexts } from '#lib/i18n/texts.ts'
import { SuggestField } from '#ui/fields/combobox/SuggestField.tsx'
import styles from './SearchBand.module.css'
import { useSuggestions } from './useSuggestions.ts'

type TextWithSuggestionsProps = {
  label: string
  placeholder: string
  value: string
  kinds: readonly Suggestion['kind'][]
  onChange: (text: string) => void
  onSuggestion: (suggestion: Suggestion) => void
}

export function TextWithSuggestions({ kinds, onSuggestion, ...field }: TextWithSuggestionsProps) {
  const t = useTexts('search')
  const suggestions = useSuggestions(field.value, kinds)
  return (
    <SuggestField
      {...field}
      hideLabel
      icon={IconSearch}
      maxLength={100}
      options={suggestions.map((suggestion) => ({
        key: keyOf(suggestion),
        group: t(`suggestions.${suggestion.kind}`),
        content: (
          <>
            {suggestion.name} <span className={styles.detail}>{suggestion.detail}</span>
          </>
        ),
      }))}
      onOption={(key) => {
        const chosen = suggestions.find((each) => keyOf(each) === key)
        if (chosen) onSuggestion(chosen)
      }}
    />
  )
}

const keyOf = ({ kind, id }: Suggestion) => `${kind}:${id}`
