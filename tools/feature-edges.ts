/**
 * Which feature may use which other one through its door (`*.api.ts`, `public.ts`). A new edge is a visible
 * change of this table; the graph stays free of cycles. Each table names every folder.
 */
export const serverFeatureEdges: Record<string, string[]> = {
  accounts: ['applicants', 'companies', 'contacts'],
  applicants: ['applications', 'files'],
  applications: ['contacts', 'files', 'matching', 'offers', 'search'],
  backend: [],
  bookmarks: [],
  companies: ['files'],
  contacts: [],
  dashboard: ['accounts', 'applications', 'messaging', 'saved-searches'],
  events: [],
  files: [],
  matching: [],
  maths: [],
  messaging: ['applications'],
  notices: [],
  offers: ['matching'],
  pages: [],
  privacy: [
    'accounts',
    'applicants',
    'applications',
    'bookmarks',
    'companies',
    'contacts',
    'files',
    'maths',
    'messaging',
    'offers',
    'saved-searches',
    'search',
    'sign-in',
  ],
  reference: [],
  'saved-searches': ['offers', 'search'],
  search: ['matching', 'offers', 'reference'],
  settings: [],
  'sign-in': ['accounts', 'contacts'],
}

/**
 * Which feature names tables, views or SQL functions of which other one: by an import of its schema, foreign keys
 * included, or in SQL. A table is written by its owner only.
 */
export const tableEdges: Record<string, string[]> = {
  accounts: ['sign-in'],
  applicants: ['accounts', 'companies', 'files', 'reference'],
  applications: ['accounts', 'applicants', 'companies', 'contacts', 'files', 'offers', 'reference'],
  backend: ['accounts'],
  bookmarks: ['accounts'],
  companies: ['accounts', 'files', 'reference'],
  contacts: ['accounts', 'companies', 'files'],
  dashboard: ['applications', 'bookmarks'],
  events: [],
  files: ['accounts'],
  matching: ['applicants', 'applications', 'offers', 'reference', 'search'],
  maths: ['applicants'],
  messaging: ['accounts', 'applicants', 'applications', 'companies', 'contacts', 'files', 'offers'],
  notices: ['accounts'],
  offers: ['applications', 'companies', 'contacts', 'reference'],
  pages: [],
  privacy: ['accounts', 'applicants', 'applications', 'companies', 'contacts', 'messaging', 'reference'],
  reference: [],
  'saved-searches': ['accounts', 'applicants', 'companies', 'contacts', 'reference', 'search'],
  search: [
    'accounts',
    'applicants',
    'applications',
    'bookmarks',
    'companies',
    'contacts',
    'matching',
    'offers',
    'reference',
  ],
  settings: [],
  'sign-in': ['accounts', 'applicants', 'companies', 'contacts'],
}

/** Pairs that read each other, five at most. What two features both need belongs below them, or behind a door. */
export const mutualReads: [string, string][] = [
  ['accounts', 'sign-in'],
  ['applications', 'offers'],
  ['matching', 'search'],
]

export const webFeatureEdges: Record<string, string[]> = {
  accounts: ['privacy', 'sign-in'],
  applications: ['matching', 'messaging', 'offers'],
  contacts: ['messaging', 'search'],
  dashboard: ['applications', 'matching', 'messaging'],
  matching: [],
  messaging: [],
  notices: [],
  offers: ['matching', 'messaging'],
  pages: [],
  privacy: [],
  'saved-searches': ['offers', 'search'],
  search: ['applications', 'matching', 'offers'],
  'sign-in': [],
}
