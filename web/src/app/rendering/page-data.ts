import type { Problem } from '@tandem/contract/errors'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { type PageData, readPageData } from './read-page-data.ts'

/** Of a record that a page asked for. */
export const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 404

/** As JSON that can stand in a script element: no `<` that could end it. */
export function writePageData(page: Pick<PageData, 'url' | 'isRead'>, queries: QueryClient): string {
  const data: PageData = { ...page, found: [], missing: [] }
  for (const { queryKey: key, state } of queries.getQueryCache().getAll()) {
    if (state.status === 'success') data.found.push({ key, data: state.data })
    else if (isMissing(state.error)) data.missing.push({ key, problem: state.error.problem })
  }
  return JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/**
 * Puts into the queries what the page was drawn from, as if asked for when this page was opened: the server had just
 * looked then, and its clock need not be this one's. Answers for which address it was drawn; null for a page that was
 * not.
 */
export function takePageData(queries: QueryClient): string | null {
  const page = readPageData()
  if (!page) return null
  const updatedAt = performance.timeOrigin
  for (const { key, data } of page.found) queries.setQueryData(key, data, { updatedAt })
  for (const { key, problem } of page.missing) takeMissing(queries, key, problem, updatedAt)
  return page.url
}

function takeMissing(
  queries: QueryClient,
  queryKey: readonly unknown[],
  problem: Problem | null,
  at: number,
) {
  // Drawn as missing, it is not asked for again as soon as it is drawn.
  queries.setQueryDefaults(queryKey, { retryOnMount: false })
  const query = queries.getQueryCache().build(queries, { queryKey })
  query.setState({
    ...query.state,
    status: 'error',
    error: new ApiError(404, problem),
    errorUpdateCount: 1,
    errorUpdatedAt: at,
    fetchStatus: 'idle',
  })
}
