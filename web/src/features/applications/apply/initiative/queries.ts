import {
  type Application,
  applicationStatuses,
  applicationTypes,
  getApplication,
  listApplications,
} from '@tandem/contract/applications'
import { createApplication, deleteApplication } from '@tandem/contract/applications/drafts'

import { findCompaniesByApplicant } from '@tandem/contract/search'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { contentOf } from '#features/applications/editor/saving/content.ts'
import { saveApplication } from '#features/applications/editor/saving/save-application.ts'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { refillDraft } from '../queries.ts'

/** More at once would be no letters any more. */
export const maxCompanies = 10

const draftsKey = ['applications', 'initiative-drafts']

/** Applications without an offer that are begun and can be sent, the first one first. A form stands on them. */
export const initiativeDraftsQuery = queryOptions({
  queryKey: draftsKey,
  queryFn: async ({ signal }): Promise<Application[]> => {
    const query = { scope: 'own', type: applicationTypes.initiative, perPage: 100 } as const
    const { member } = await call(listApplications, { query }, { signal })
    const begun = member
      .filter(({ status, closure }) => status === applicationStatuses.new && closure === undefined)
      .toReversed()
    return Promise.all(begun.map(({ id }) => call(getApplication, { params: { id } }, { signal })))
  },
  staleTime: 'static',
  gcTime: 0,
})

/** Puts newer versions of drafts in their places, and new ones behind them. */
export function useKeepDrafts() {
  const queries = useQueryClient()
  const change = (to: (drafts: Application[]) => Application[]) =>
    queries.setQueryData<Application[]>(draftsKey, (drafts = []) => to(drafts))
  return {
    keep: (draft: Application) =>
      change((drafts) =>
        drafts.some(({ id }) => id === draft.id)
          ? drafts.map((each) => (each.id === draft.id ? draft : each))
          : [...drafts, draft],
      ),
    remove: (ids: string[]) => change((drafts) => drafts.filter(({ id }) => !ids.includes(id))),
  }
}

export const useCompaniesNamed = (text: string) =>
  useQuery({
    queryKey: ['applications', 'initiative-companies', text],
    queryFn:
      text.trim() === ''
        ? skipToken
        : async ({ signal }) =>
            (await call(findCompaniesByApplicant, { params: { text: text.trim() } }, { signal })).member,
  })

type NewDraft = { companyId: string; idempotencyKey: string }

/** `letterFor` is what the company's own letter begins with, beside the drafts that are there by then. */
export function useAddCompany(letterFor: (company: string, drafts: Application[]) => string) {
  const queries = useQueryClient()
  const { keep } = useKeepDrafts()
  return useSingleMutation({
    async mutationFn({ idempotencyKey, ...body }: NewDraft) {
      const drafts = queries.getQueryData<Application[]>(draftsKey) ?? []
      const draft = await call(
        createApplication,
        { body: { type: applicationTypes.initiative, sourceId: drafts[0]?.id, ...body } },
        { idempotencyKey },
      )
      const coverLetter = draft.coverLetter || letterFor(draft.target?.companyName ?? '', drafts)
      if (coverLetter === draft.coverLetter) return draft
      return saveApplication(draft.id, { ...contentOf(draft), coverLetter }, draft.revision)
    },
    onSuccess(draft) {
      keep(draft)
      invalidateLists(queries)
    },
  })
}

/**
 * What the first one says is said by the next one from now on, before the first one goes. `onFailed` is called also when
 * the choice has been left by then.
 */
export function useRemoveCompany(drafts: Application[], onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  const { keep, remove } = useKeepDrafts()
  return useSingleMutation({
    async mutationFn(id: string) {
      const [lead, next] = drafts
      if (lead?.id === id && next) keep(await refillDraft(next.id, lead.id, next.revision))
      await call(deleteApplication, { params: { id } })
      return id
    },
    onSuccess(id) {
      remove([id])
      invalidateLists(queries)
    },
    onError: onFailed,
  })
}

/** All that shows applications, but not the drafts that stand open here. */
function invalidateLists(queries: ReturnType<typeof useQueryClient>): void {
  void queries.invalidateQueries({ queryKey: ['applications', 'own'] })
  void queries.invalidateQueries({ queryKey: ['dashboard'] })
}
