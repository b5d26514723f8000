import type { Relaxation } from '@tandem/contract/endpoint'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useRadii } from '../places/useRadii.ts'
import {
  type FilterKey,
  isFiltered,
  noFilters,
  type PlaceWithRadius,
  type SearchState,
} from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import { focusResults } from './focus/focus-results.ts'
import { RelaxList } from './RelaxList.tsx'
import type { ResultWords } from './result-words.ts'

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

/** The next wider circle around the one place searched; of several none is the obvious one. */
function WidenButton({ onWiden }: { onWiden: (place: PlaceWithRadius[]) => void }) {
  const t = useTexts('search')
  const { kilometres } = useFormats()
  const { state } = useSearch()
  const [place, ...others] = state.place
  const wider = useRadii(place?.radius ?? 0).find(({ radius }) => place && radius > place.radius)
  if (!place || !wider || others.length > 0) return null
  return (
    <Button variant="primary" onClick={() => onWiden([{ ...place, radius: wider.radius }])}>
      {t('results.widen', { distance: kilometres(wider.radius) })}
    </Button>
  )
}
