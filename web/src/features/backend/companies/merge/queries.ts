import { previewMerge, requestMerge } from '@tandem/contract/backend/company-merges'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export type Direction = { id: string; intoId: string }

export const mergeQuery = (direction: Direction, locale: string) =>
  queryOptions({
    queryKey: ['backend', 'merge', direction, locale],
    queryFn: ({ signal }) => call(previewMerge, { params: direction }, { signal }),
    // What it counts changes all the time.
    staleTime: 0,
  })

export function useRequestMerge() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ id, intoId, reason }: Direction & { reason: string }) =>
      call(requestMerge, { params: { id }, body: { into: intoId, reason } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['backend'] }),
  })
}
