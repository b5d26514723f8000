import { getHealth, getWaiting } from '@tandem/contract/backend/overview'
import { getAdminFigures } from '@tandem/contract/dashboard/admin-figures'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

/** Whoever comes back from what was to be done finds it gone. */
export const waitingQuery = queryOptions({
  queryKey: ['backend', 'waiting'],
  queryFn: ({ signal }) => call(getWaiting, {}, { signal }),
  staleTime: 0,
})

export const healthQuery = queryOptions({
  queryKey: ['backend', 'health'],
  queryFn: ({ signal }) => call(getHealth, {}, { signal }),
  staleTime: 0,
})

export const figuresQuery = queryOptions({
  queryKey: ['backend', 'figures'],
  queryFn: ({ signal }) => call(getAdminFigures, {}, { signal }),
})
