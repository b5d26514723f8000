import type { Relaxation } from '@tandem/contract/endpoint'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { type FilterKey, isFiltered, noFilters, type SearchState } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import { focusResults } from './focus/focus-results.ts'
import { RelaxList } from './RelaxList.tsx'
import type { ResultWords } from './result-words.ts'
import { WidenButton } from './WidenButton.tsx'

type NoResultsProps = { relaxations: readonly Relaxation[]; words: ResultWords; level: 2 | 3 }

/** Says which filter took the last hits away, and offers to go without. */
export function NoResults({ relaxations, words, level }: NoResultsProps) {
  const t = useTexts('search')
  const { state, change, clear } = useSearch()
  if (!isFiltered(state)) {
    return (
      <EmptyState art="no-meeting" title={words.noneTitle} level={level}>
        {words.noneText}
      </EmptyState>
    )
  }
  /** What was pressed goes with the empty state. */
  function relax(part: Partial<SearchState>) {
    change(part)
    focusResults()
  }
  function clearAll() {
    clear()
    focusResults()
  }
  return (
    <EmptyState
      art="no-meeting"
      title={words.emptyTitle}
      level={level}
      action={
        <>
          <WidenButton onWiden={(place) => relax({ place })} />
          <Button onClick={clearAll}>{t('active.removeAll')}</Button>
        </>
      }
    >
      <RelaxList
        relaxations={relaxations}
        words={words}
        onRelax={(filter) => relax({ [filter]: noFilters[filter as FilterKey] })}
      />
    </EmptyState>
  )
}
