import {
  type ApplicationSummary,
  applicationTypes,
  getApplication,
  listApplications,
} from '@tandem/contract/applications'
import { createApplication } from '@tandem/contract/applications/drafts'

import type { Locale } from '@tandem/contract/common'
import type { Collection } from '@tandem/contract/endpoint'
import { listFittingOffers } from '@tandem/contract/received-applications'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { refreshesRecords } from '#lib/live/refresh-records.ts'
import { placeInPages } from './lists/place-in-pages.ts'
import { isMoving } from './stage/send-move.ts'

export const applicationQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['applications', 'application', id, locale],
    queryFn: ({ signal }) => call(getApplication, { params: { id } }, { signal }),
  })

/** Other own offers that a received application fits. */
export const fittingOffersQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['applications', 'fitting-offers', id, locale],
    queryFn: ({ signal }) => call(listFittingOffers, { params: { id } }, { signal }),
  })

const perPage = 100

const receivedRecords = refreshesRecords(async (ids, queries) => {
  const { member } = await call(listApplications, { query: { scope: 'received', id: ids, perPage } })
  return (data: InfiniteData<Collection<ApplicationSummary>>) => {
    // What one moves oneself shows where it will be, and is asked for at the end.
    const placed = ids.filter((id) => !isMoving(queries, id))
    return placeInPages(data, { ids: placed, found: member, perPage })
  }
})

/** Own applications of an applicant, or those a company received; the newest first, a hundred at a time. */
export const applicationsQuery = (scope: 'own' | 'received', locale: Locale) =>
  infiniteQueryOptions({
    queryKey: ['applications', scope, locale],
    queryFn: ({ pageParam, signal }) =>
      call(listApplications, { query: { scope, page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalItems }, pages) =>
      pages.length * perPage < totalItems ? pages.length + 1 : undefined,
    select: toList,
    // An applicant has few, a company hundreds.
    ...(scope === 'received' && { meta: receivedRecords }),
  })

export type LoadedApplications = { items: ApplicationSummary[]; total: number }

/** One that arrived between two pages pushes another onto both. */
function toList({ pages }: InfiniteData<Collection<ApplicationSummary>>): LoadedApplications {
  const byId = new Map(pages.flatMap(({ member }) => member).map((each) => [each.id, each]))
  return { items: [...byId.values()], total: pages.at(-1)?.totalItems ?? 0 }
}

/**
 * Loads page after page until all are there. Not while it fetches anything else: to ask for the next page would call
 * off what asks for the others again. After a failure it waits for whoever asks once more.
 */
export function useLoadAll(query: UseInfiniteQueryResult<LoadedApplications>): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
}

/** The profile that was changed last; the first one is begun when there is none. */
export const latestProfileQuery = (idempotencyKey: string) =>
  queryOptions({
    queryKey: ['applications', 'latest-profile'],
    queryFn: async ({ signal }): Promise<string> => {
      const type = applicationTypes.profile
      const { member } = await call(listApplications, { query: { scope: 'own', type, perPage } }, { signal })
      const [latest] = member.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      return latest?.id ?? (await call(createApplication, { body: { type } }, { idempotencyKey })).id
    },
  })

type NewProfile = { title: string; sourceId: string | undefined; idempotencyKey: string }

export function useCreateProfile() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ idempotencyKey, ...body }: NewProfile) =>
      call(createApplication, { body: { type: applicationTypes.profile, ...body } }, { idempotencyKey }),
    onSuccess: () => void refreshOverviews(queries),
  })
}

/** The main data of all applications, as its id; null as long as there is none. */
export const templateQuery = queryOptions({
  queryKey: ['applications', 'template'],
  queryFn: async ({ signal }): Promise<string | null> => {
    const query = { scope: 'own', type: applicationTypes.template, perPage: 1 } as const
    return (await call(listApplications, { query }, { signal })).member[0]?.id ?? null
  },
})

export function useCreateTemplate() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (idempotencyKey: string) =>
      call(createApplication, { body: { type: applicationTypes.template } }, { idempotencyKey }),
    onSuccess: ({ id }) => {
      queries.setQueryData(templateQuery.queryKey, id)
      void refreshOverviews(queries)
    },
  })
}

/** What sums up the applicant's profiles is asked for again when one of them was changed. */
export async function refreshOverviews(queries: QueryClient): Promise<void> {
  const keys = [
    ['applications', 'own'],
    ['applications', 'latest-profile'],
    ['applications', 'template'],
    ['applications', 'sources'],
    ['dashboard'],
    ['matching'],
    ['offers', 'list'],
  ]
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** For what changes beside a profile's own fields: resolves once the profile is shown anew, or could not be loaded. */
export function useRefreshProfile(id: string): (options?: { throwOnError: boolean }) => Promise<void> {
  const queries = useQueryClient()
  return async (options) => {
    void refreshOverviews(queries)
    await queries.invalidateQueries({ queryKey: ['applications', 'application', id] }, options)
  }
}
