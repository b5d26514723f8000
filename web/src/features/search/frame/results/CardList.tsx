import { Fragment, type ReactNode } from 'react'
import { RingLegend } from '#features/matching/public.ts'
import { SaveSearchBar } from '#features/saved-searches/save/SaveSearchBar.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import styles from './CardList.module.css'

/** The bar that saves the search stands where one has seen what it finds. */
const barAfter = 3

type ListWithSaveBarProps<T> = {
  hits: readonly T[]
  hasMatches: boolean
  /** A list item. */
  children: (hit: T) => ReactNode
}

export function ListWithSaveBar<T extends { id: string }>({
  hits,
  hasMatches,
  children,
}: ListWithSaveBarProps<T>) {
  return (
    <Stack gap={4}>
      {hasMatches && <RingLegend />}
      <ul className={styles.list}>
        {hits.map((hit, at) => (
          <Fragment key={hit.id}>
            {children(hit)}
            {at + 1 === Math.min(barAfter, hits.length) && (
              <li>
                <SaveSearchBar />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </Stack>
  )
}
