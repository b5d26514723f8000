import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { focusPageHeading } from '#lib/sections/go-to-section.ts'

export const comparable = { min: 2, max: 4 }

const name = 'vergleich'

/** The part of an address that says so. A comma is not escaped in a query, so that it can be read. */
export const comparisonOf = (ids: readonly string[]): string => `${name}=${ids.join(',')}`

/** Which records stand beside each other: they live in the address. Null while none are compared. */
export function useCompared() {
  const [params] = useSearchParams()
  const given = params.get(name)
  const ids = given === null ? null : [...new Set(given.split(',').filter(Boolean))].slice(0, comparable.max)
  return {
    ids,
    /** The address of a comparison; without ids, of the list as it was filtered before. */
    searchOf(next: readonly string[] | null): string {
      const changed = new URLSearchParams(params)
      changed.delete(name)
      return [changed.toString(), next && comparisonOf(next)].filter(Boolean).join('&')
    },
  }
}

/**
 * The link to a comparison, or back to its list, goes with its page. Only the query of the address changes by it, for
 * which the shell moves neither the focus nor the window.
 */
export function useFocusOnComparison(isShown: boolean): void {
  const before = useRef(isShown)
  useEffect(() => {
    if (before.current === isShown) return
    before.current = isShown
    window.scrollTo(0, 0)
    focusPageHeading()
  }, [isShown])
}

type Answer<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'refetch'>

/** What came of the records of an address, asked for in its order: some may be gone by now, and the others stay. */
export function comparedOf<T>(ids: readonly string[], answers: readonly Answer<T>[]) {
  const isGone = ({ error }: Answer<T>) => error !== null && failureOf(error).isMissing
  const there = answers.filter((answer) => !isGone(answer))
  const found = there.flatMap(({ data }) => data ?? [])
  const failed = there.filter(({ data, error }) => !data && error)
  return {
    found,
    missing: ids.filter((_, at) => answers[at] && isGone(answers[at])),
    isLoading: answers.some(({ isPending }) => isPending),
    isEnough: found.length >= comparable.min,
    /** Undefined where nothing failed. */
    retry: failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : undefined,
  }
}
