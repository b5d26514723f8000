/**
 * Which feature may use which other one through its door (`*.api.ts`, `public.ts`). A new edge is a visible
 * change of this table; the graph stays free of cycles. Each table names every folder.
 */
export const serverFeatureEdges: Record<string, string[]> = {
  accounts: ['applicants', 'companies', 'contacts', 'sessions'],
  applicants: ['applications', 'files'],
  applications: ['contacts', 'files', 'matching', 'offers', 'search'],
  backend: ['accounts', 'companies', 'contacts', 'offers'],
  bookmarks: [],
  companies: ['contacts', 'files', 'search'],
  contacts: [],
  dashboard: ['accounts', 'applications', 'companies', 'messaging', 'offers', 'saved-searches'],
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
    'second-factor',
    'sessions',
  ],
  reference: [],
  'saved-searches': ['offers', 'search'],
  search: ['matching', 'offers', 'pages', 'reference'],
  'second-factor': ['accounts', 'sessions'],
  sessions: [],
  settings: [],
  'sign-in': ['accounts', 'contacts', 'second-factor', 'sessions'],
}

/**
 * Which feature names tables, views or SQL functions of which other one: by an import of its schema, foreign keys
 * included, or in SQL. A table is written by its owner only.
 */
export const tableEdges: Record<string, string[]> = {
  accounts: [],
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
    'saved-searches',
  ],
  'second-factor': ['accounts'],
  sessions: ['accounts', 'applicants', 'companies', 'contacts', 'second-factor'],
  settings: [],
  'sign-in': ['accounts', 'second-factor', 'sessions'],
}

/** Pairs that read each other, five at most. What two features both need belongs below them, or behind a door. */
export const mutualReads: [string, string][] = [
  ['applications', 'offers'],
  ['matching', 'search'],
  ['saved-searches', 'search'],
]

export const webFeatureEdges: Record<string, string[]> = {
  accounts: ['privacy', 'sign-in'],
  applications: ['matching', 'messaging', 'offers'],
  backend: [],
  companies: [],
  contacts: ['messaging', 'search'],
  dashboard: ['applications', 'companies', 'matching', 'messaging'],
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
