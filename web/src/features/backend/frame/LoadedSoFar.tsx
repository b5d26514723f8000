import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { nextPageOf } from '#lib/api/next-page.ts'
import { focusPageHeadingInSight } from '#lib/sections/go-to-section.ts'
import { NextPageButton } from '#ui/actions/NextPageButton.tsx'
import { Stack } from '#ui/layout/Stack.tsx'

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
    const at = known.current
    known.current = null
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !button.current?.contains(activeElement)
    if (!isElsewhere) focusEntry(list.current, at, entries)
  }, [count, entries])
  return (
    <Stack gap={6}>
      <div ref={list}>{children}</div>
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

/** The first of those that have just been added, for one. */
export function focusEntry(list: Element | null, at: number, entries = rows): void {
  const entry = list?.querySelectorAll<HTMLElement>(entries)[at]
  if (!entry) return
  if (entry.tabIndex < 0) entry.tabIndex = -1
  entry.focus()
}

/** For the button of an entry that goes with what it does: the entry after it takes the focus, else the page's heading. */
export function focusAfterEntry(button: Element | null): () => void {
  const entry = button?.closest('tr, li')
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling
  return () => {
    if (!(next instanceof HTMLElement && next.isConnected)) return focusPageHeadingInSight()
    next.tabIndex = -1
    next.focus()
  }
}
