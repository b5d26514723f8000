/**
 * Which feature may use which other one through its door (`*.api.ts`, `public.ts`). A new edge is a visible
 * change of this table; the graph stays free of cycles.
 */
export const serverFeatureEdges: Record<string, string[]> = {
  accounts: [
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
  ],
  applicants: ['applications', 'files'],
  applications: ['contacts', 'files', 'offers'],
  bookmarks: [],
  companies: ['files'],
  contacts: [],
  dashboard: ['accounts', 'applications', 'messaging'],
  events: [],
  files: [],
  maths: [],
  messaging: ['applications'],
  notices: [],
  offers: [],
  pages: [],
  reference: [],
  search: [],
  settings: [],
}

export const webFeatureEdges: Record<string, string[]> = {
  accounts: [],
  applications: ['messaging', 'offers'],
  dashboard: ['applications', 'messaging'],
  messaging: [],
  notices: [],
  offers: ['messaging'],
  pages: [],
}
