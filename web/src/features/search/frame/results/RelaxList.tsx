import type { Relaxation } from '@tandem/contract/endpoint'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useFilterWords } from '../active/useFilterWords.ts'
import { type FilterKey, noFilters } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import type { ResultWords } from './result-words.ts'

type RelaxListProps = {
  relaxations: readonly Relaxation[]
  words: ResultWords
  onRelax: (filter: FilterKey) => void
}

/** Filters without which something would be found, the ones that withhold most first. */
export function RelaxList({ relaxations, words, onRelax }: RelaxListProps) {
  const t = useTexts('search')
  const nameOf = useNameOfFilter()
  const filters = relaxations.filter((each): each is Relaxation & { filter: FilterKey } =>
    Object.hasOwn(noFilters, each.filter),
  )
  if (filters.length === 0) return t('results.manyFilters')
  return (
    <>
      <p>{t('results.lastHit', { count: filters.length })}</p>
      <Stack gap={1} as="ul">
        {filters.map(({ filter, total, totalIsMinimum }) => (
          <li key={filter}>
            <Button variant="text" onClick={() => onRelax(filter)}>
              {t('results.relax', {
                filter: nameOf(filter),
                found: words.count(total, totalIsMinimum),
              })}
            </Button>
          </li>
        ))}
      </Stack>
    </>
  )
}

/** Where it has one value, that one. */
function useNameOfFilter() {
  const t = useTexts('search')
  const { kind, state } = useSearch()
  const words = useFilterWords(state, kind.key)
  return (filter: FilterKey): string => {
    if (filter === 'text') return state.text
    const [word, ...others] = words.filter((each) => each.filter === filter)
    return word && others.length === 0 ? word.label : t(`filterNames.${filter}`)
  }
}
