import type { Role, World } from './access-world.testing.ts'

export type Cell = {
  params: (world: World) => Record<string, string>
  body?: (world: World) => unknown
  /** Everybody else whom the endpoint admits gets 404: for them the record does not exist. */
  seenBy: readonly Role[] | 'everyone'
}

const parties: Role[] = ['owner', 'company', 'admin']
const team: Role[] = ['company', 'colleague without permission']
const sides: Role[] = ['owner', 'company', 'colleague without permission']

/** Every endpoint that names a record, with one that belongs to `owner` and, once sent, to `company`. */
export const cells: Record<string, Cell> = {
  getApplication: { params: ({ sent }) => ({ id: sent }), seenBy: parties },
  updateApplication: {
    params: ({ draft }) => ({ id: draft }),
    body: ({ content }) => content,
    seenBy: ['owner'],
  },
  submitApplication: { params: ({ draft }) => ({ id: draft }), seenBy: ['owner'] },
  moveApplication: {
    params: ({ sent }) => ({ id: sent }),
    body: () => ({ stage: 'in_review' }),
    seenBy: ['company'],
  },
  attachFile: { params: ({ draft }) => ({ id: draft, type: 'cv' }), seenBy: ['owner'] },
  removeFile: {
    params: ({ draft, draftFile }) => ({ id: draft, type: 'cv', fileId: draftFile }),
    seenBy: ['owner'],
  },
  downloadFile: {
    params: ({ people, sentFile }) => ({
      id: people.owner.person?.applicantId ?? '',
      type: 'cv',
      fileId: sentFile,
    }),
    seenBy: parties,
  },
  getOffer: { params: ({ offer }) => ({ id: offer }), seenBy: 'everyone' },
  matchOffer: { params: ({ offer }) => ({ id: offer }), seenBy: 'everyone' },
  matchApplicant: {
    params: ({ people }) => ({ id: people.owner.person?.applicantId ?? '' }),
    seenBy: ['company', 'admin'],
  },
  search: { params: () => ({ entityType: 'company' }), seenBy: 'everyone' },
  findCompanies: { params: () => ({ text: 'Muster' }), seenBy: 'everyone' },
  findCompaniesByApplicant: { params: () => ({ text: 'Muster' }), seenBy: 'everyone' },
  getCompanyImage: { params: ({ companyId }) => ({ id: companyId, name: 'logo' }), seenBy: 'everyone' },
  getThread: { params: ({ thread }) => ({ id: thread }), seenBy: sides },
  markThreadRead: { params: ({ thread }) => ({ id: thread }), seenBy: sides },
  startThread: {
    params: ({ people }) => ({ id: people.owner.person?.applicantId ?? '' }),
    body: () => ({ subject: 'Guten Tag', message: 'Passt Montag?' }),
    seenBy: ['company', 'colleague without permission'],
  },
  dismissNotice: { params: ({ notice }) => ({ key: notice }), seenBy: 'everyone' },
  updateSubscription: {
    params: () => ({ subscription: 'tips' }),
    body: () => ({ enabled: true }),
    seenBy: 'everyone',
  },
  withdrawInvitation: { params: ({ invitation }) => ({ id: invitation }), seenBy: ['company'] },
  updateColleague: {
    params: ({ leaver }) => ({ id: leaver }),
    body: () => ({ permissions: [] }),
    seenBy: ['company'],
  },
  removeColleague: { params: ({ leaver }) => ({ id: leaver }), seenBy: ['company'] },
  getUserInfo: { params: ({ ownerAccount }) => ({ id: ownerAccount }), seenBy: ['owner', 'admin'] },
  endSession: { params: ({ extraSession }) => ({ id: extraSession }), seenBy: ['owner'] },
  renamePasskey: {
    params: ({ passkey }) => ({ id: passkey }),
    body: () => ({ name: 'Telefon' }),
    seenBy: ['owner'],
  },
  removePasskey: {
    params: ({ passkey }) => ({ id: passkey }),
    body: () => ({ password: 'nicht das richtige' }),
    seenBy: ['owner'],
  },
  getApplicantPattern: { params: ({ companySearch }) => ({ id: companySearch }), seenBy: team },
  updateApplicantPattern: {
    params: ({ companySearch }) => ({ id: companySearch }),
    body: () => ({ name: 'Neue Leute' }),
    seenBy: team,
  },
  deleteApplicantPattern: { params: ({ companySearch }) => ({ id: companySearch }), seenBy: ['company'] },
  getCompanyPattern: { params: ({ ownSearch }) => ({ id: ownSearch }), seenBy: ['owner'] },
  updateCompanyPattern: {
    params: ({ ownSearch }) => ({ id: ownSearch }),
    body: () => ({ name: 'Neue Angebote' }),
    seenBy: ['owner'],
  },
  previewPattern: { params: ({ ownSearch }) => ({ id: ownSearch }), seenBy: ['owner'] },
  deleteCompanyPattern: { params: ({ spareSearch }) => ({ id: spareSearch }), seenBy: ['owner'] },
  openUnsubscription: { params: ({ searchToken }) => ({ token: searchToken }), seenBy: 'everyone' },
  unsubscribeByOneClick: { params: ({ searchToken }) => ({ token: searchToken }), seenBy: 'everyone' },
  getPage: { params: () => ({ id: 'imprint' }), seenBy: 'everyone' },
}
