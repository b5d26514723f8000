import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import type { Suggestion } from '@tandem/contract/search'
import { useQuery } from '@tanstack/react-query'
import { namedCompaniesQuery, suggestionsQuery } from '#features/search/queries.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { SuggestField } from '#ui/fields/combobox/SuggestField.tsx'
import { useSearch } from '../state/useSearch.ts'
import styles from './SearchBand.module.css'

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

const mostOfAKind = 5
const mostOfOneKind = 10

/** What fits the text that is being typed, kind by kind; none where it stands in the address already. */
function useSuggestions(typed: string, kinds: readonly Suggestion['kind'][]): Suggestion[] {
  const { text } = useSearch().state
  const [paused] = useDebouncedValue(typed.trim(), 200)
  const asked = paused === text ? '' : paused
  const locale = useLocale()
  const others = kinds.filter((kind) => kind !== 'company')
  const companies = useCompanies(kinds.includes('company') ? asked : '')
  const { data: found = [] } = useQuery(suggestionsQuery(asked, others, locale))
  if (asked === '' || typed.trim() === '') return []
  const most = kinds.length === 1 ? mostOfOneKind : mostOfAKind
  return kinds.flatMap((kind) => [...companies, ...found].filter((each) => each.kind === kind).slice(0, most))
}

function useCompanies(text: string): Suggestion[] {
  const type = useAccount()?.type
  const { data = [] } = useQuery(namedCompaniesQuery(text, type === 'applicant', useLocale()))
  return data.map(({ id, name, town }) => ({ kind: 'company', id, name, detail: town }))
}
