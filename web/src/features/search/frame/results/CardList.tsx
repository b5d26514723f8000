import { Fragment, type ReactNode } from 'react'
import { RingLegend } from '#features/matching/public.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { useSearchSlots } from '../state/search-slots.ts'
import styles from './CardList.module.css'

/** One has seen by then what the search finds. */
const slotAfter = 3

type CardListProps<T> = {
  hits: readonly T[]
  hasMatches: boolean
  /** A list item. */
  children: (hit: T) => ReactNode
}

export function CardList<T extends { id: string }>({ hits, hasMatches, children }: CardListProps<T>) {
  const { amongResults } = useSearchSlots()
  return (
    <Stack gap={4}>
      {hasMatches && <RingLegend />}
      <ul className={styles.list}>
        {hits.map((hit, at) => (
          <Fragment key={hit.id}>
            {children(hit)}
            {at + 1 === Math.min(slotAfter, hits.length) && <li>{amongResults}</li>}
          </Fragment>
        ))}
      </ul>
    </Stack>
  )
}
