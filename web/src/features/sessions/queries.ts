import { endOtherSessions, endSession, listSessions } from '@tandem/contract/sessions'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
})

/** Without an id all but this one. */
export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(endOtherSessions, {}) : call(endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
