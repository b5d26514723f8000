import * as contract from '@tandem/contract/saved-searches'
import { call } from '#lib/api/call.ts'
import {
  applicantBody,
  companyBody,
  type SavedSearch,
  type SearchContent,
  type Sought,
  soughtBy,
} from './saved-search.ts'

const endpoints = {
  companies: {
    list: contract.listCompanyPatterns,
    get: contract.getCompanyPattern,
    remove: contract.deleteCompanyPattern,
  },
  applicants: {
    list: contract.listApplicantPatterns,
    get: contract.getApplicantPattern,
    remove: contract.deleteApplicantPattern,
  },
}

export async function listPatterns(sought: Sought, signal: AbortSignal): Promise<SavedSearch[]> {
  const query = { perPage: contract.maxPatterns }
  const { member } = await call(endpoints[sought].list, { query }, { signal })
  return member.map(withKind)
}

export const getPattern = async (sought: Sought, id: string, signal: AbortSignal): Promise<SavedSearch> =>
  withKind(await call(endpoints[sought].get, { params: { id } }, { signal }))

export async function createPattern(content: SearchContent, idempotencyKey: string): Promise<SavedSearch> {
  const options = { idempotencyKey }
  return withKind(
    content.kind === 'applicants'
      ? await call(contract.createApplicantPattern, { body: applicantBody.parse(content) }, options)
      : await call(contract.createCompanyPattern, { body: companyBody.parse(content) }, options),
  )
}

export async function updatePattern(id: string, content: SearchContent): Promise<SavedSearch> {
  const params = { id }
  return withKind(
    content.kind === 'applicants'
      ? await call(contract.updateApplicantPattern, { params, body: applicantBody.parse(content) })
      : await call(contract.updateCompanyPattern, { params, body: companyBody.parse(content) }),
  )
}

export const removePattern = (saved: SavedSearch) =>
  call(endpoints[soughtBy(saved)].remove, { params: { id: saved.id } })

/** The kind tells which criteria there are; the contract's types do not know that. */
const withKind = (pattern: contract.CompanyPattern | contract.ApplicantPattern) => pattern as SavedSearch
