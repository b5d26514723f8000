import {
  type Application,
  applicationTypes,
  createApplication,
  getApplication,
  listApplications,
  submitApplication,
  updateApplication,
} from '@tandem/contract/applications'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { newKey } from '#lib/api/new-key.ts'

/**
 * Begins the application for an offer, or goes on with the one that was begun. Never asked for again by itself:
 * a form stands on it, which only the person in front of it may change.
 */
export function useDraft(offerId: string, enabled: boolean) {
  const queries = useQueryClient()
  const [idempotencyKey] = useState(newKey)
  const queryKey = ['applications', 'draft', offerId]
  const query = useQuery({
    queryKey,
    enabled,
    // Not ended with the page: the server would still be at it when the page asks again with the same key.
    queryFn: async () => {
      const body = { type: applicationTypes.offer, offerId }
      const draft = await call(createApplication, { body }, { idempotencyKey })
      invalidateApplicationData(queries)
      return draft
    },
    staleTime: 'static',
    gcTime: 0,
  })
  return { ...query, keep: (application: Application) => queries.setQueryData(queryKey, application) }
}

export const saveDraft = (id: string, content: ApplicationContent, revision: number) =>
  call(updateApplication, { params: { id }, body: { ...content, revision } })

export const reloadDraft = (id: string) => call(getApplication, { params: { id } })

export function useSubmitApplication(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(submitApplication, { params: { id } }),
    onSuccess: () => invalidateApplicationData(queries),
  })
}

/** The profile that new applications are filled from; null as long as there is none. */
export const profileQuery = queryOptions({
  queryKey: ['applications', 'newest-profile'],
  queryFn: async ({ signal }) => {
    const query = { scope: 'own', type: applicationTypes.profile, perPage: 1 } as const
    const { member } = await call(listApplications, { query }, { signal })
    const [newest] = member
    return newest ? call(getApplication, { params: { id: newest.id } }, { signal }) : null
  },
})

/** Lists, cards and the dashboard show how far an application has come. */
function invalidateApplicationData(queries: QueryClient): void {
  for (const feature of ['applications', 'offers', 'dashboard', 'matching']) {
    void queries.invalidateQueries({ queryKey: [feature] })
  }
}
