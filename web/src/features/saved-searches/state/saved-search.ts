import {
  type ApplicantSavedSearch,
  ApplicantSavedSearchBody,
  type CompanySavedSearch,
  CompanySavedSearchBody,
} from '@tandem/contract/saved-searches'
import * as z from 'zod/mini'

/** Who is looked for: companies with their offers, or applicants. Each has its own list of saved searches. */
export type SavedSearchGroup = 'companies' | 'applicants'

type CompanyKind = { kind: 'offers' | 'companies' }
type ApplicantKind = { kind: 'applicants' }

export type SavedSearch =
  | (Omit<CompanySavedSearch, 'kind'> & CompanyKind)
  | (Omit<ApplicantSavedSearch, 'kind'> & ApplicantKind)

/** What one may change of a saved search. */
export type SearchContent =
  | (z.output<typeof CompanySavedSearchBody> & CompanyKind)
  | (z.output<typeof ApplicantSavedSearchBody> & ApplicantKind)

export const groupOf = ({ kind }: Pick<SavedSearch, 'kind'>): SavedSearchGroup =>
  kind === 'applicants' ? 'applicants' : 'companies'

/** Without what only the server says; its own bodies refuse that. */
export const companyBody = z.object(CompanySavedSearchBody.shape)
export const applicantBody = z.object(ApplicantSavedSearchBody.shape)

/** What is asked for beside the criteria. */
export const SavedAs = z.pick(companyBody, { name: true, notificationInterval: true })

/** Whether mails come at all. */
export const isMuted = ({
  paused,
  notificationInterval,
}: Pick<SavedSearch, 'paused' | 'notificationInterval'>) => paused || notificationInterval === 'never'
