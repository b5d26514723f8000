import { ApplicantPatternBody, CompanyPatternBody } from '@tandem/contract/saved-searches'
import * as z from 'zod/mini'
import type { PatternRow } from './saved-searches.store.ts'

export type ApplicantBody = z.output<typeof ApplicantPatternBody>
export type CompanyBody = z.output<typeof CompanyPatternBody>
export type PatternBody = ApplicantBody | CompanyBody
export type PatternKind = PatternRow['kind']

/** The saved searches of one endpoint: for applicants, or for offers and companies. */
export type PatternBook<Body extends PatternBody = PatternBody> = {
  kinds: readonly PatternKind[]
  kindOf(body: Body): PatternKind
  /** What was saved; criteria that came later have their standard. */
  read(row: PatternRow): Body
}

const applicantForm = z.object(ApplicantPatternBody.shape)
const companyForm = z.object(CompanyPatternBody.shape)

export const applicantBook: PatternBook<ApplicantBody> = {
  kinds: ['applicants'],
  kindOf: () => 'applicants',
  read: (row) => z.parse(applicantForm, saved(row)),
}
export const companyBook: PatternBook<CompanyBody> = {
  kinds: ['offers', 'companies'],
  kindOf: ({ finds }) => finds,
  read: (row) => z.parse(companyForm, { ...saved(row), finds: row.kind }),
}

export const bookOf = (kind: PatternKind): PatternBook =>
  kind === 'applicants' ? applicantBook : companyBook

/** What of a body has a column of its own, and the rest. */
export function toColumns({ name, notificationInterval, paused, ...criteria }: PatternBody) {
  return { name, notificationInterval, paused, criteria }
}

const saved = ({ criteria, name, notificationInterval, paused }: PatternRow) => ({
  ...criteria,
  ...{ name, notificationInterval, paused },
})
