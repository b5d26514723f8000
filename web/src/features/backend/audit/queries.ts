import { listAuditActors, listAuditEntries } from '@tandem/contract/backend/audit'
import type { Locale } from '@tandem/contract/common'
import type { CallInput } from '@tandem/contract/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export type AuditWanted = Omit<NonNullable<CallInput<typeof listAuditEntries>['query']>, 'before'>

/** The list before stays while the next one loads. */
export const auditQuery = (wanted: AuditWanted, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ['backend', 'audit', wanted, locale],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, { query: { ...wanted, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // Something may have been done since, here or by somebody else.
    staleTime: 0,
  })

export const auditActorsQuery = queryOptions({
  queryKey: ['backend', 'audit-actors'],
  queryFn: ({ signal }) => call(listAuditActors, {}, { signal }),
})
