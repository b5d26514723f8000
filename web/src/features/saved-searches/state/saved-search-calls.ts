import * as contract from '@tandem/contract/saved-searches'
import { call } from '#lib/api/call.ts'
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

export async function updateSavedSearch(id: string, content: SearchContent): Promise<SavedSearch> {
  const params = { id }
  return withKind(
    content.kind === 'applicants'
      ? await call(contract.updateApplicantSavedSearch, { params, body: applicantBody.parse(content) })
      : await call(contract.updateCompanySavedSearch, { params, body: companyBody.parse(content) }),
  )
}

export const removeSavedSearch = (saved: SavedSearch) =>
  call(endpoints[groupOf(saved)].remove, { params: { id: saved.id } })

/** The kind tells which criteria there are; the contract's types do not know that. */
const withKind = (saved: contract.CompanySavedSearch | contract.ApplicantSavedSearch) => saved as SavedSearch
