/**
 * Which feature may use which other one through its door (`*.api.ts`, `public.ts`). A new edge is a visible
 * change of this table; the graph stays free of cycles.
 */
export const serverFeatureEdges: Record<string, string[]> = {
  accounts: ['applicants', 'companies', 'contacts'],
  applicants: ['applications', 'files'],
  applications: ['contacts', 'files', 'matching', 'offers', 'search'],
  bookmarks: [],
  companies: ['files'],
  contacts: [],
  dashboard: ['accounts', 'applications', 'messaging', 'search'],
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
    'search',
    'sign-in',
  ],
  reference: [],
  search: ['matching', 'offers', 'reference'],
  settings: [],
  'sign-in': ['accounts', 'contacts'],
}

export const webFeatureEdges: Record<string, string[]> = {
  accounts: [],
  applications: ['matching', 'messaging', 'offers'],
  contacts: ['messaging', 'search'],
  dashboard: ['applications', 'matching', 'messaging'],
  matching: [],
  messaging: [],
  notices: [],
  offers: ['matching', 'messaging'],
  pages: [],
  search: ['applications', 'matching', 'offers'],
}
