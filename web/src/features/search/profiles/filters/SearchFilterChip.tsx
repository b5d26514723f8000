import type { ReactNode } from 'react'
import { useFilterWords } from '#features/search/frame/active/useFilterWords.ts'
import { type FilterKey, type Filters, noFilters } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { FilterChip } from './FilterChip.tsx'

type SearchFilterChipProps = {
  keys: FilterKey[]
  label: string
  /** Where the words of a list of filters would not say enough beside the others. */
  word?: string | null
  children: ReactNode
}

/** The chip of these parts of the search. */
export function SearchFilterChip({ keys, label, word, children }: SearchFilterChipProps) {
  const { kind, state, change } = useSearch()
  const words = useFilterWords(state, kind.key).filter(({ filter }) => keys.includes(filter))
  const none: Partial<Filters> = Object.fromEntries(keys.map((key) => [key, noFilters[key]]))
  return (
    <FilterChip
      label={label}
      chosen={word ? [word] : words.map((each) => each.label)}
      onClear={() => change(none)}
    >
      {children}
    </FilterChip>
  )
}
