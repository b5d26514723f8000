import type { Collection } from '@tandem/contract/endpoint'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { RingLegend } from '#features/matching/public.ts'
import { useHighlight } from '#features/search/map/highlight.ts'
import { useReturnToCard } from '#lib/navigation/useReturnToCard.ts'
import type { SearchedList } from '#lib/storage/search-storage.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { ActiveFilters } from '../active/ActiveFilters.tsx'
import { FilterSheet } from '../filters/FilterSheet.tsx'
import { useSearchSlots } from '../state/search-slots.ts'
import { useSearch } from '../state/useSearch.ts'
import styles from './CardResults.module.css'
import { useFocusOnPage } from './focus/useFocusOnPage.ts'
import { ResultFrame } from './ResultFrame.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { useResultWords } from './useResultWords.ts'

type CardResultsProps<T> = {
  list: SearchedList & ('offers' | 'companies')
  results: UseQueryResult<Collection<T>>
  perPage: number
  /** Also in a sheet, where there is no room beside the results. */
  filters: ReactNode
  hasMatch: (hit: T) => boolean
  card: (hit: T, props: { tag: ReactNode; selected: boolean }) => ReactNode
  CardSkeleton: ComponentType<{ match: boolean }>
}

/** A list of cards with its head, its filters and its states: of offers, or of companies. */
export function CardResults<T extends { id: string }>(props: CardResultsProps<T>) {
  const { list, results, perPage, filters, hasMatch, card, CardSkeleton } = props
  const { kind, state } = useSearch()
  const { amongResults } = useSearchSlots()
  const { showAll, ...words } = useResultWords(list)
  const answer = results.data
  useFocusOnPage()
  useReturnToCard(list, answer !== undefined)
  const { totalItems = 0, totalIsMinimum = false, member = [] } = answer ?? {}
  return (
    <Stack gap={4}>
      <ResultsHead
        title={answer ? words.count(totalItems, totalIsMinimum) : words.title}
        hasMatches={member.length === 0 || member.some(hasMatch)}
      >
        <FilterSheet
          show={answer ? words.show(totalItems, totalIsMinimum) : showAll}
          always={state.view === 'map'}
        >
          {filters}
        </FilterSheet>
      </ResultsHead>
      <ActiveFilters />
      <ResultFrame
        results={results}
        perPage={perPage}
        words={words}
        skeleton={
          <CardSkeletons label={words.loading} match={kind.sorts.includes('match')} Card={CardSkeleton} />
        }
        belowNone={amongResults}
      >
        {(hits) => <CardList hits={hits} hasMatches={hits.some(hasMatch)} card={card} />}
      </ResultFrame>
    </Stack>
  )
}

/** One has seen by then what the search finds. */
const slotAfter = 3

type CardListProps<T> = Pick<CardResultsProps<T>, 'card'> & { hits: readonly T[]; hasMatches: boolean }

function CardList<T extends { id: string }>({ hits, hasMatches, card }: CardListProps<T>) {
  const { amongResults } = useSearchSlots()
  return (
    <Stack gap={4}>
      {hasMatches && <RingLegend />}
      <ul className={styles.list}>
        {hits.map((hit, at) => (
          <Fragment key={hit.id}>
            <CardItem hit={hit} card={card} />
            {at + 1 === Math.min(slotAfter, hits.length) && <li>{amongResults}</li>}
          </Fragment>
        ))}
      </ul>
    </Stack>
  )
}

/** A card that highlights its pin on the map, and is highlighted by it. */
function CardItem<T extends { id: string }>({ hit, card }: Pick<CardResultsProps<T>, 'card'> & { hit: T }) {
  const { resultTag } = useSearchSlots()
  const { highlighted, ...handlers } = useHighlight(hit.id)
  return <li {...handlers}>{card(hit, { tag: resultTag?.(hit.id), selected: highlighted })}</li>
}

const places = ['first', 'second', 'third', 'fourth', 'fifth']

type CardSkeletonsProps = {
  label: string
  match: boolean
  legend?: boolean
  Card: ComponentType<{ match: boolean }>
}

/** The geometry of the list, with its legend where there can be matches and nothing says otherwise. */
export function CardSkeletons({ label, match, legend = match, Card }: CardSkeletonsProps) {
  return (
    <LoadingArea label={label}>
      <Stack gap={4}>
        {legend && <Skeleton width="min(100%, 640px)" height="20px" />}
        <div className={styles.list}>
          {places.map((place) => (
            <Card key={place} match={match} />
          ))}
        </div>
      </Stack>
    </LoadingArea>
  )
}
