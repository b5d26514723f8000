import { listThreadReports, settleThreadReport } from '@tandem/contract/backend/message-reports'
import type { Locale } from '@tandem/contract/common'
import { infiniteQueryOptions, keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'

export const reportsQuery = (settled: boolean, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ['backend', 'message-reports', settled, locale],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(settled && { settled: '1' as const }), ...(pageParam && { after: pageParam }) }
      return call(listThreadReports, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

export function useSettle(id: string, onDone: () => void) {
  const reload = useReloadReports()
  return useSingleMutation<unknown, { note: string; answer: string; revision: number }>({
    mutationFn: (body) => call(settleThreadReport, { params: { id }, body }),
    onSuccess: () => {
      onDone()
      return reload()
    },
  })
}

/** The lists without what was settled meanwhile, and how many wait. */
export function useReloadReports() {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: ['backend', 'waiting'] })
    return queries.invalidateQueries({ queryKey: ['backend', 'message-reports'] })
  }
}
