import { useLayoutEffect, useRef } from 'react'
import { createSearchParams, type URLSearchParamsInit, useSearchParams } from 'react-router'

/**
 * What the address asks for, and its change in place. A change builds on the one before it, also where the page has not
 * been drawn with that yet: whoever chooses two filters quickly on a slow machine would lose the first.
 */
export function useSearchChange() {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const change = (next: (now: URLSearchParams) => URLSearchParamsInit) => {
    latest.current = createSearchParams(next(latest.current))
    setParams(latest.current, { replace: true, preventScrollReset: true })
  }
  return { params, change }
}
