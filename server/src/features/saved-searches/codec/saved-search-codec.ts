import { ApplicantSavedSearchBody, CompanySavedSearchBody } from '@tandem/contract/saved-searches'
import * as z from 'zod/mini'
import type { SavedSearchRow } from '../saved-searches.store.ts'

export type ApplicantBody = z.output<typeof ApplicantSavedSearchBody>
export type CompanyBody = z.output<typeof CompanySavedSearchBody>
export type SavedSearchBody = ApplicantBody | CompanyBody
export type SavedSearchKind = SavedSearchRow['kind']

/** The saved searches of one endpoint: for applicants, or for offers and companies. */
export type SavedSearchCodec<Body extends SavedSearchBody = SavedSearchBody> = {
  kinds: readonly SavedSearchKind[]
  kindOf(body: Body): SavedSearchKind
  /** What was saved; criteria that came later have their standard. */
  read(row: SavedSearchRow): Body
}

const applicantForm = z.object(ApplicantSavedSearchBody.shape)
const companyForm = z.object(CompanySavedSearchBody.shape)

export const applicantCodec: SavedSearchCodec<ApplicantBody> = {
  kinds: ['applicants'],
  kindOf: () => 'applicants',
  read: (row) => z.parse(applicantForm, saved(row)),
}
export const companyCodec: SavedSearchCodec<CompanyBody> = {
  kinds: ['offers', 'companies'],
  kindOf: ({ finds }) => finds,
  read: (row) => z.parse(companyForm, { ...saved(row), finds: row.kind }),
}

export const codecOf = (kind: SavedSearchKind): SavedSearchCodec =>
  kind === 'applicants' ? applicantCodec : companyCodec

/** What of a body has a column of its own, and the rest. */
export function toColumns({ name, notificationInterval, paused, ...criteria }: SavedSearchBody) {
  return { name, notificationInterval, paused, criteria }
}

const saved = ({ criteria, name, notificationInterval, paused }: SavedSearchRow) => ({
  ...criteria,
  ...{ name, notificationInterval, paused },
})
