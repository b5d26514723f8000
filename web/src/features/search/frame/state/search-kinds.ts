import { applicantSorts } from '@tandem/contract/applicant-search'
import { companySorts } from '@tandem/contract/companies'
import { offerSorts } from '@tandem/contract/offers'
import type { FilterKey, SearchKind } from './search-state.ts'

const common = [
  'text',
  'studyInterest',
  'studyCourse',
  'subjectArea',
  'year',
  'place',
  'unmarked',
] as const satisfies FilterKey[]

/** What the settings and the reader's role allow. */
export type Allowed = { matches: boolean; map: boolean }

const allowedSorts = (sorts: readonly string[], { matches }: Allowed) =>
  sorts.filter((sort) => matches || sort !== 'match')

/** Who can have matches sees the best first. Without a profile the server puts the newest first. */
export const offerKind = (allowed: Allowed): SearchKind<'offers'> => ({
  key: 'offers',
  filters: [...common, 'company', 'qualification', 'grade', 'free'],
  sorts: allowedSorts(offerSorts, allowed),
  standardSort: allowed.matches ? 'match' : 'newest',
  sortNeeds: { distance: 'place' },
  hasMap: allowed.map,
})

export const companyKind = (allowed: Allowed): SearchKind<'companies'> => ({
  key: 'companies',
  filters: [...common, 'free'],
  sorts: allowedSorts(companySorts, allowed),
  standardSort: allowed.matches ? 'match' : 'name',
  sortNeeds: { distance: 'place' },
  hasMap: allowed.map,
})

const profileKind = <Key extends 'applicants' | 'applications'>(
  key: Key,
  matches: boolean,
  offer: string | undefined,
): SearchKind<Key> => ({
  key,
  filters: [...common, 'qualification', 'grade', 'document', 'language', 'offer'],
  sorts: allowedSorts(applicantSorts, { matches, map: false }),
  standardSort: matches && offer ? 'match' : 'newest',
  standardOffer: matches ? offer : undefined,
  sortNeeds: { distance: 'place', match: 'offer' },
  hasMap: false,
})
/** With the own offer that people are compared with as long as no other one is chosen. */
export const applicantKind = (matches: boolean, offer?: string) => profileKind('applicants', matches, offer)
export const applicationKind = (matches: boolean, offer?: string) =>
  profileKind('applications', matches, offer)

/** People to ask: of companies, where one company may be meant, or of the university. */
export const contactKind = (of: 'companies' | 'university'): SearchKind<'contacts'> => ({
  key: 'contacts',
  filters: of === 'companies' ? ['text', 'place', 'company'] : ['text', 'place'],
  sorts: [],
  standardSort: '',
  sortNeeds: {},
  hasMap: false,
  // Locations of the university are few and far between.
  radius: of === 'university' ? 100 : undefined,
})
