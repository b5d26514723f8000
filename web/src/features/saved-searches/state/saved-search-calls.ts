import * as contract from '@tandem/contract/saved-searches'
import { currentOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { nextRevisionOf, noteRevision } from '#lib/api/own-revisions.ts'
import {
  applicantBody,
  companyBody,
  groupOf,
  type SavedSearch,
  type SavedSearchGroup,
  type SearchContent,
} from './saved-search.ts'

const endpoints = {
  companies: {
    list: contract.listCompanySavedSearches,
    get: contract.getCompanySavedSearch,
    remove: contract.deleteCompanySavedSearch,
  },
  applicants: {
    list: contract.listApplicantSavedSearches,
    get: contract.getApplicantSavedSearch,
    remove: contract.deleteApplicantSavedSearch,
  },
}

export async function listSavedSearches(
  group: SavedSearchGroup,
  signal: AbortSignal,
): Promise<SavedSearch[]> {
  const query = { perPage: contract.maxSavedSearches }
  const { member } = await call(endpoints[group].list, { query }, { signal })
  return member.map(withKind)
}

export const getSavedSearch = async (
  group: SavedSearchGroup,
  id: string,
  signal: AbortSignal,
): Promise<SavedSearch> => withKind(await call(endpoints[group].get, { params: { id } }, { signal }))

export async function createSavedSearch(
  content: SearchContent,
  idempotencyKey: string,
): Promise<SavedSearch> {
  const options = { idempotencyKey }
  return withKind(
    content.kind === 'applicants'
      ? await call(contract.createApplicantSavedSearch, { body: applicantBody.parse(content) }, options)
      : await call(contract.createCompanySavedSearch, { body: companyBody.parse(content) }, options),
  )
}

export type SavedSearchChange = SearchContent & { revision: number }

export async function updateSavedSearch(id: string, change: SavedSearchChange): Promise<SavedSearch> {
  const params = { id }
  const revision = nextRevisionOf(id, change.revision)
  const saved = withKind(
    change.kind === 'applicants'
      ? await call(contract.updateApplicantSavedSearch, {
          params,
          body: { ...applicantBody.parse(change), revision },
        })
      : await call(contract.updateCompanySavedSearch, {
          params,
          body: { ...companyBody.parse(change), revision },
        }),
  )
  noteRevision(id, change.revision, saved.revision)
  return saved
}

/** The saved search as a refused change found it. */
export function currentSavedSearch(group: SavedSearchGroup, error: unknown): SavedSearch | null {
  const current = currentOf(error, endpoints[group].get)
  return current && withKind(current)
}

export const removeSavedSearch = (saved: SavedSearch) =>
  call(endpoints[groupOf(saved)].remove, { params: { id: saved.id } })

/** The kind tells which criteria there are; the contract's types do not know that. */
const withKind = (saved: contract.CompanySavedSearch | contract.ApplicantSavedSearch) => saved as SavedSearch
