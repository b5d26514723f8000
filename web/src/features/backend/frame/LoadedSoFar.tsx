import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { nextPageOf } from '#lib/api/next-page.ts'
import { NextPageButton } from '#ui/actions/NextPageButton.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import styles from './LoadedSoFar.module.css'

type LoadedSoFarProps = {
  query: UseInfiniteQueryResult
  /** How many entries are shown. */
  count: number
  /** What in an entry takes the focus: one element in each. */
  entries?: string
  /** The words of the button for the next page. */
  more: string
  children: ReactNode
}

/**
 * A list of which more can be loaded. The button goes on below the new entries, or away: the focus goes to the first
 * of them.
 */
export function LoadedSoFar({ query, count, entries = rows, more, children }: LoadedSoFarProps) {
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const known = useRef<number | null>(null)
  const next = nextPageOf(query)
  useEffect(() => {
    if (known.current === null || count <= known.current) return
    const first = list.current?.querySelectorAll<HTMLElement>(entries)[known.current]
    known.current = null
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !button.current?.contains(activeElement)
    if (!first || isElsewhere) return
    if (first.tabIndex < 0) first.tabIndex = -1
    first.focus()
  }, [count, entries])
  return (
    <Stack gap={6}>
      <div ref={list} className={styles.loaded}>
        {children}
      </div>
      {query.hasNextPage && (
        <div ref={button}>
          <NextPageButton
            {...next}
            onMore={() => {
              known.current = count
              next.onMore()
            }}
          >
            {more}
          </NextPageButton>
        </div>
      )}
    </Stack>
  )
}

/** Of a table, and of the cards that it is on a small screen. */
const rows = 'tbody > tr, ul[aria-label] > li'
