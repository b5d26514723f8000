import { changeFile } from '@tandem/contract/applicants'

import {
  type Application,
  type Attachment,
  applicationTypes,
  getApplication,
  listApplications,
} from '@tandem/contract/applications'
import { createApplication, refillApplication, submitApplication } from '@tandem/contract/applications/drafts'

import type { Locale } from '@tandem/contract/common'
import { getCompany } from '@tandem/contract/companies/profile'
import type { CallInput } from '@tandem/contract/endpoint'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { isId } from '#lib/api/is-id.ts'
import { newKey } from '#lib/api/new-key.ts'

export type Begun = Exclude<NonNullable<CallInput<typeof createApplication>['body']>, { type: 3 | 9 }>

/**
 * Begins an application, or goes on with the one that was begun. Never asked for again by itself: a form stands on it,
 * which only the person in front of it may change.
 */
export function useDraft(body: Begun, enabled: boolean) {
  const queries = useQueryClient()
  const [idempotencyKey] = useState(newKey)
  const queryKey = ['applications', 'draft', targetOf(body)]
  const query = useQuery({
    queryKey,
    enabled,
    // Not ended with the page: the server would still be at it when the page asks again with the same key.
    queryFn: async () => {
      const draft = await call(createApplication, { body }, { idempotencyKey })
      invalidateApplicationData(queries)
      return draft
    },
    staleTime: 'static',
    gcTime: 0,
  })
  return { ...query, keep: (application: Application) => queries.setQueryData(queryKey, application) }
}

/** What was begun for the same target and can no longer be sent; null without it. */
export const closedDraftQuery = (begun: Begun, locale: Locale) =>
  queryOptions({
    queryKey: ['applications', 'closed-draft', targetOf(begun), locale],
    queryFn: async ({ signal }): Promise<Application | null> => {
      if (!isId(targetOf(begun))) return null
      const target = 'offerId' in begun ? { offer: begun.offerId } : { company: begun.companyId }
      const query = { scope: 'own', type: begun.type, ...target } as const
      const { member } = await call(listApplications, { query }, { signal })
      const draft = member.find(({ closure }) => closure !== undefined)
      return draft ? call(getApplication, { params: { id: draft.id } }, { signal }) : null
    },
    gcTime: 0,
  })

const targetOf = (begun: Begun) => ('offerId' in begun ? begun.offerId : begun.companyId)

export const reloadDraft = (id: string) => call(getApplication, { params: { id } })

/** Sends one; that it was sent before, and only the answer was lost, is as good. */
export async function sendOnce(id: string): Promise<Application> {
  try {
    return await call(submitApplication, { params: { id } })
  } catch (error) {
    if (!isRefusal(error, 'already_sent')) throw error
    return call(getApplication, { params: { id } })
  }
}

export function useSubmitApplication(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => sendOnce(id),
    onSuccess: () => invalidateApplicationData(queries),
  })
}

/** The same file hangs on the draft then, too. */
export const attachToDraft = (id: string, { key, type, name }: Attachment) =>
  call(changeFile, { params: { type, id, fileId: key }, body: { type, name } })

/** Whatever stood there, but for the letter, gives way to what the other record says; its documents come too. */
export const refillDraft = (id: string, sourceId: string, revision: number) =>
  call(refillApplication, { params: { id }, body: { sourceId, revision } })

const mostSources = 8

/** What an application can be filled from: the template first, then the profiles, the one changed last before others. */
export const sourcesQuery = queryOptions({
  queryKey: ['applications', 'sources'],
  queryFn: async ({ signal }): Promise<Application[]> => {
    const kinds = [applicationTypes.template, applicationTypes.profile].map(async (type) => {
      const query = { scope: 'own', type, perPage: 100 } as const
      const { member } = await call(listApplications, { query }, { signal })
      return member.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    })
    const all = (await Promise.all(kinds)).flat().slice(0, mostSources)
    return Promise.all(all.map(({ id }) => call(getApplication, { params: { id } }, { signal })))
  },
})

/** The company that one writes to without an offer. */
export const companyBriefQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['companies', 'company', id, locale],
    queryFn: ({ signal }) => call(getCompany, { params: { id } }, { signal }),
  })

/** Lists, cards and the dashboard show how far an application has come. */
export function invalidateApplicationData(queries: QueryClient): void {
  for (const feature of ['applications', 'offers', 'dashboard', 'matching']) {
    void queries.invalidateQueries({ queryKey: [feature] })
  }
}
