import {
  type BulkChange,
  type ChangeResult,
  changeApplications,
  maxChangedAtOnce,
} from '@tandem/contract/received-applications/changes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { refetchFeature } from '#lib/live/refetch-feature.ts'

export type Named = { id: string; revision: number }

/** One call for as many as it takes; each is answered for by itself. */
export function useBulkChange() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ applications, change }: { applications: Named[]; change: BulkChange }) => {
      const results: ChangeResult[] = []
      for (let from = 0; from < applications.length; from += maxChangedAtOnce) {
        const part = applications
          .slice(from, from + maxChangedAtOnce)
          .map(({ id, revision }) => ({ id, revision }))
        results.push(...(await call(changeApplications, { body: { applications: part, change } })))
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
