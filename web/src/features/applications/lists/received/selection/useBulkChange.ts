import {
  type BulkChange,
  type ChangeResult,
  changeApplications,
  maxChangedAtOnce,
} from '@tandem/contract/received-applications/changes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { refetchFeature } from '#lib/live/refetch-feature.ts'

export type Named = { id: string; revision: number }

/**
 * One call for as many as it takes; each is answered for by itself. Where a later call fails, those that it and the
 * next ones would have changed are answered for as failed.
 * @throws ApiError or NetworkError when the first call fails; the caller shows it
 */
export function useBulkChange() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ applications, change }: { applications: Named[]; change: BulkChange }) => {
      const results: ChangeResult[] = []
      for (let from = 0; from < applications.length; from += maxChangedAtOnce) {
        const part = applications
          .slice(from, from + maxChangedAtOnce)
          .map(({ id, revision }) => ({ id, revision }))
        try {
          const body = { applications: part, change }
          results.push(...(await call(changeApplications, { body })))
        } catch (error) {
          if (from === 0) throw error
          const failure = { code: 'failed', reason: failureTextOf(error), revision: null }
          results.push(...applications.slice(from).map(({ id }) => ({ id, ...failure })))
          break
        }
      }
      return results
    },
    onSettled: (_results, _error, { applications }) =>
      refetchFeature(
        queries,
        'applications',
        applications.map(({ id }) => id),
      ),
  })
}
