import {
  type ApplicantPattern,
  ApplicantPatternBody,
  type CompanyPattern,
  CompanyPatternBody,
} from '@tandem/contract/saved-searches'
import * as z from 'zod/mini'

/** Who is looked for: companies with their offers, or applicants. Each has its own list of saved searches. */
export type Sought = 'companies' | 'applicants'

type CompanyKind = { kind: 'offers' | 'companies' }
type ApplicantKind = { kind: 'applicants' }

export type SavedSearch =
  | (Omit<CompanyPattern, 'kind'> & CompanyKind)
  | (Omit<ApplicantPattern, 'kind'> & ApplicantKind)

/** What one may change of a saved search. */
export type SearchContent =
  | (z.output<typeof CompanyPatternBody> & CompanyKind)
  | (z.output<typeof ApplicantPatternBody> & ApplicantKind)

export const soughtBy = ({ kind }: Pick<SavedSearch, 'kind'>): Sought =>
  kind === 'applicants' ? 'applicants' : 'companies'

/** Without what only the server says; its own bodies refuse that. */
export const companyBody = z.object(CompanyPatternBody.shape)
export const applicantBody = z.object(ApplicantPatternBody.shape)

/** What is asked for beside the criteria. */
export const SavedAs = z.pick(companyBody, { name: true, notificationInterval: true })

/** Whether mails come at all. */
export const isSilent = ({
  paused,
  notificationInterval,
}: Pick<SavedSearch, 'paused' | 'notificationInterval'>) => paused || notificationInterval === 'never'
