import { sampleCompany } from '#features/companies/profile/sample-company.testing.ts'
import { emptyOffer, fullOffer } from '#features/offers/own/sample-offer.testing.ts'
import type { Cells } from './cell.testing.ts'
import type { Role } from './scene.testing.ts'

const team: Role[] = ['company', 'colleague without permission']
const sides: Role[] = ['owner', ...team]
const parties: Role[] = ['owner', 'company', 'admin']
/** Whoever may look for applicants. */
const finders: Role[] = [...team, 'other company', 'admin']
const companies: Role[] = [...team, 'other company', 'pending company']

/** Of a record of `owner` or `company`, which the call names. */
export const recordCells: Cells = {
  createApplication: { given: async ({ offer }) => ({ body: { type: 2, offerId: await offer() } }) },
  'createApplication, for a draft': {
    given: async ({ draftOffer }) => ({ body: { type: 2, offerId: await draftOffer() } }),
    seenBy: [],
  },
  'createApplication, for a pending company’s offer': {
    given: async ({ pendingOffer }) => ({ body: { type: 2, offerId: await pendingOffer() } }),
    seenBy: [],
  },
  getApplication: { given: async ({ sent }) => ({ params: { id: (await sent()).id } }), seenBy: parties },
  'getApplication, a draft': {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: ['owner'],
  },
  getApplicant: {
    given: async ({ owner, sent }) => {
      await sent()
      return { params: { id: (await owner()).applicantId } }
    },
    seenBy: ['company', 'admin'],
  },
  'getApplicant, by a profile': {
    given: async ({ owner, profile }) => {
      await profile()
      return { params: { id: (await owner()).applicantId } }
    },
    seenBy: finders,
  },
  getApplicantTeaser: {
    given: async ({ owner, profile }) => {
      await profile()
      return { params: { id: (await owner()).applicantId } }
    },
    seenBy: finders,
  },
  'getApplicantTeaser, of somebody hidden': {
    given: async ({ owner, hiddenProfile }) => {
      await hiddenProfile()
      return { params: { id: (await owner()).applicantId } }
    },
    seenBy: [],
  },
  'getApplication, an open profile': {
    given: async ({ profile }) => ({ params: { id: await profile() } }),
    seenBy: ['owner', ...finders],
  },
  'getApplication, a hidden profile': {
    given: async ({ hiddenProfile }) => ({ params: { id: await hiddenProfile() } }),
    seenBy: ['owner'],
  },
  updateApplication: {
    given: async ({ draft }) => {
      const { id, content } = await draft()
      return { params: { id }, body: content }
    },
    seenBy: ['owner'],
  },
  submitApplication: {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: ['owner'],
  },
  moveApplication: {
    given: async ({ sent }) => {
      const { id, content } = await sent()
      return { params: { id }, body: { stage: 'in_review', revision: content.revision } }
    },
    seenBy: ['company'],
  },
  recordOutcome: {
    given: async ({ sent }) => {
      const { id, content } = await sent()
      const { revision } = content
      return { params: { id }, body: { outcome: 'declined_by_company', reason: 'other', revision } }
    },
    seenBy: ['owner', 'company'],
    refused: { owner: 403 },
  },
  'recordOutcome, of an offer made': {
    given: async ({ offered }) => {
      const { id, revision } = await offered()
      return { params: { id }, body: { outcome: 'place_taken', revision } }
    },
    seenBy: ['owner', 'company'],
    refused: { company: 403 },
  },
  cancelApplication: {
    given: async ({ sent }) => {
      const { id, content } = await sent()
      return { params: { id }, body: { revision: content.revision } }
    },
    seenBy: ['owner'],
  },
  undoApplicationChange: {
    given: async ({ moved }) => {
      const { id, revision } = await moved()
      return { params: { id }, body: { revision } }
    },
    seenBy: ['company'],
  },
  deleteApplication: {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: ['owner'],
  },
  previewOfferClosure: {
    given: async ({ offer }) => ({ params: { id: await offer() } }),
    seenBy: ['company'],
  },
  closeOffer: {
    given: async ({ offer }) => ({ params: { id: await offer() }, body: { applicationIds: [] } }),
    seenBy: ['company'],
  },
  getAssessment: { given: async ({ sent }) => ({ params: { id: (await sent()).id } }), seenBy: ['company'] },
  'getAssessment, of a draft': {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: [],
  },
  assignHandler: {
    given: async ({ sent, company }) => ({
      params: { id: (await sent()).id },
      body: { handlerId: (await company()).accountId, revision: 0 },
    }),
    seenBy: ['company'],
  },
  rateApplication: {
    given: async ({ sent }) => ({ params: { id: (await sent()).id }, body: { rating: 4 } }),
    seenBy: ['company'],
  },
  addNote: {
    given: async ({ sent }) => ({ params: { id: (await sent()).id }, body: { text: 'Gern einladen.' } }),
    seenBy: ['company'],
  },
  updateNote: {
    given: async ({ note }) => ({ params: { id: await note() }, body: { text: 'Doch nicht.', revision: 0 } }),
    seenBy: ['company'],
  },
  changeApplications: {
    given: async ({ sent }) => {
      const { id, content } = await sent()
      const change = { kind: 'move', stage: 'in_review' }
      return { body: { applications: [{ id, revision: content.revision }], change } }
    },
  },
  listTemplates: {},
  createTemplate: { given: () => ({ body: template }) },
  updateTemplate: {
    given: async ({ template: id }) => ({
      params: { id: await id() },
      body: { ...template, name: 'Neu', revision: 0 },
    }),
    seenBy: ['company'],
  },
  deleteTemplate: {
    given: async ({ template: id }) => ({ params: { id: await id() } }),
    seenBy: ['company'],
  },
  deleteNote: { given: async ({ note }) => ({ params: { id: await note() } }), seenBy: ['company'] },
  attachFile: {
    given: async ({ draft }) => ({ params: { id: (await draft()).id, type: 'cv' } }),
    seenBy: ['owner'],
  },
  removeFile: {
    given: async ({ draft }) => {
      const { id, file } = await draft()
      return { params: { id, type: 'cv', fileId: file } }
    },
    seenBy: ['owner'],
  },
  downloadFile: {
    given: async ({ owner, sent }) => ({
      params: { id: (await owner()).applicantId, type: 'cv', fileId: (await sent()).file },
    }),
    seenBy: parties,
  },
  'downloadFile, of a draft': {
    given: async ({ owner, draft }) => ({
      params: { id: (await owner()).applicantId, type: 'cv', fileId: (await draft()).file },
    }),
    seenBy: ['owner'],
  },

  getOffer: { given: async ({ offer }) => ({ params: { id: await offer() } }) },
  'getOffer, a draft': {
    given: async ({ draftOffer }) => ({ params: { id: await draftOffer() } }),
    seenBy: team,
  },
  'getOffer, of a pending company': {
    given: async ({ pendingOffer }) => ({ params: { id: await pendingOffer() } }),
    seenBy: ['pending company'],
  },
  createOffer: { given: () => ({ body: emptyOffer }) },
  getOwnOffer: {
    given: async ({ draftOffer }) => ({ params: { id: await draftOffer() } }),
    seenBy: ['company'],
  },
  updateOffer: {
    given: async ({ draftOffer }) => ({
      params: { id: await draftOffer() },
      body: { ...emptyOffer, revision: 0 },
    }),
    seenBy: ['company'],
  },
  'updateOffer, of a pending company': {
    given: async ({ pendingDraft }) => ({
      params: { id: await pendingDraft() },
      body: { ...fullOffer, revision: 0 },
    }),
    seenBy: ['pending company'],
  },
  publishOffer: {
    given: async ({ offer }) => ({ params: { id: await offer() }, body: { revision: 0 } }),
    seenBy: ['company'],
  },
  'publishOffer, of a pending company': {
    given: async ({ pendingDraft }) => ({ params: { id: await pendingDraft() }, body: { revision: 0 } }),
    seenBy: [],
    refused: { 'pending company': 409 },
  },
  deleteOffer: {
    given: async ({ draftOffer }) => ({ params: { id: await draftOffer() } }),
    seenBy: ['company'],
  },
  matchOffer: { given: async ({ offer }) => ({ params: { id: await offer() } }) },
  'matchOffer, with a draft': {
    given: async ({ draftOffer }) => ({ params: { id: await draftOffer() } }),
    seenBy: [],
  },
  matchApplicant: {
    given: async ({ owner, offer, sent }) => {
      await sent()
      return { params: { id: (await owner()).applicantId }, query: { offer: await offer() } }
    },
    seenBy: ['company', 'admin'],
  },
  'matchApplicant, with an open profile': {
    given: async ({ owner, offer, profile }) => {
      await profile()
      return { params: { id: (await owner()).applicantId }, query: { offer: await offer() } }
    },
    seenBy: [...team, 'admin'],
  },
  'matchApplicant, with a pending company’s offer': {
    given: async ({ owner, pendingOffer, profile }) => {
      await profile()
      return { params: { id: (await owner()).applicantId }, query: { offer: await pendingOffer() } }
    },
    seenBy: ['admin'],
  },
  getCompanyImage: {
    given: async ({ company, logo }) => {
      await logo()
      return { params: { id: (await company()).companyId, name: 'logo' } }
    },
  },
  'getCompanyImage, of a pending company': {
    given: async ({ pendingCompany, logo }) => {
      await logo()
      return { params: { id: (await pendingCompany()).companyId, name: 'logo' } }
    },
    seenBy: ['pending company', 'admin'],
  },
  'getCompanyImage, of a refused company': {
    given: async ({ refused, logo }) => {
      await logo()
      return { params: { id: (await refused()).companyId, name: 'logo' } }
    },
    seenBy: ['pending company', 'admin'],
  },
  getCompany: {
    given: async ({ company }) => ({ params: { id: (await company()).companyId } }),
  },
  'getCompany, a pending one': {
    given: async ({ pendingCompany }) => ({ params: { id: (await pendingCompany()).companyId } }),
    seenBy: ['pending company', 'admin'],
  },
  getCompanyFile: {
    given: async ({ company, companyFile }) => ({
      params: { id: (await company()).companyId, fileId: await companyFile(await company()) },
    }),
  },
  'getCompanyFile, of a pending company': {
    given: async ({ pendingCompany, companyFile }) => ({
      params: { id: (await pendingCompany()).companyId, fileId: await companyFile(await pendingCompany()) },
    }),
    seenBy: ['pending company', 'admin'],
  },
  getCompanyProfile: {},
  saveCompanyProfile: { given: () => ({ body: sampleCompany }) },
  saveCompanyImage: { given: () => ({ params: { id: 'logo' }, body: { image: null } }) },
  saveCompanyFile: { given: () => ({ params: { id: 'new' } }) },
  'saveCompanyFile, in place of one': {
    given: async ({ company, companyFile }) => ({ params: { id: await companyFile(await company()) } }),
    seenBy: ['company'],
  },
  'saveCompanyFile, to remove it': {
    given: async ({ company, companyFile }) => ({
      params: { id: await companyFile(await company()) },
      body: { file: null },
    }),
    seenBy: ['company'],
  },

  getThread: { given: async ({ thread }) => ({ params: { id: await thread() } }), seenBy: sides },
  markThreadRead: { given: async ({ thread }) => ({ params: { id: await thread() } }), seenBy: sides },
  respond: {
    given: async ({ thread }) => ({ body: { threadId: await thread(), message: 'Ja, gern.' } }),
    seenBy: sides,
  },
  startThread: {
    given: async ({ owner, sent }) => {
      await sent()
      return { params: { id: (await owner()).applicantId }, body: greeting }
    },
    seenBy: team,
  },
  'startThread, with an open profile': {
    given: async ({ owner, profile }) => {
      await profile()
      return { params: { id: (await owner()).applicantId }, body: greeting }
    },
    seenBy: [...team, 'other company'],
  },
  'startThread, with a stranger': {
    given: async ({ owner, hiddenProfile }) => {
      await hiddenProfile()
      return { params: { id: (await owner()).applicantId }, body: greeting }
    },
    seenBy: [],
  },
  'startThread, with a company’s contact': {
    given: async ({ company }) => ({
      params: { id: (await company()).organisationPersonId },
      body: greeting,
    }),
    refused: Object.fromEntries(companies.map((role) => [role, 403])),
  },
  'startThread, with a pending company’s contact': {
    given: async ({ pendingCompany }) => ({
      params: { id: (await pendingCompany()).organisationPersonId },
      body: greeting,
    }),
    seenBy: [],
  },
  'startThread, with a support contact': {
    given: async ({ supportContact }) => ({ params: { id: await supportContact() }, body: greeting }),
  },
  'startThread, about an application': {
    given: async ({ company, sent }) => ({
      params: { id: (await company()).organisationPersonId },
      body: { ...greeting, applicationId: (await sent()).id },
    }),
    seenBy: ['owner'],
    refused: Object.fromEntries(companies.map((role) => [role, 403])),
  },
  'startThread, about a draft': {
    given: async ({ company, draft }) => ({
      params: { id: (await company()).organisationPersonId },
      body: { ...greeting, applicationId: (await draft()).id },
    }),
    seenBy: [],
    refused: Object.fromEntries(companies.map((role) => [role, 403])),
  },

  createApplicantSavedSearch: { given: () => ({ body: { name: 'Unsere Suche' } }) },
  'createApplicantSavedSearch, with an offer': {
    given: async ({ offer }) => ({ body: { name: 'Unsere Suche', offer: await offer() } }),
    refused: { 'other company': 422, 'pending company': 422 },
  },
  getApplicantSavedSearch: {
    given: async ({ companySearch }) => ({ params: { id: await companySearch() } }),
    seenBy: team,
  },
  updateApplicantSavedSearch: {
    given: async ({ companySearch }) => ({
      params: { id: await companySearch() },
      body: { name: 'Neue Leute', revision: 0 },
    }),
    seenBy: team,
  },
  deleteApplicantSavedSearch: {
    given: async ({ companySearch }) => ({ params: { id: await companySearch() } }),
    seenBy: team,
  },
  createCompanySavedSearch: { given: () => ({ body: { name: 'Meine Suche' } }) },
  getCompanySavedSearch: {
    given: async ({ ownSearch }) => ({ params: { id: await ownSearch() } }),
    seenBy: ['owner'],
  },
  updateCompanySavedSearch: {
    given: async ({ ownSearch }) => ({ params: { id: await ownSearch() }, body: { name: 'Neue Angebote' } }),
    seenBy: ['owner'],
  },
  deleteCompanySavedSearch: {
    given: async ({ ownSearch }) => ({ params: { id: await ownSearch() } }),
    seenBy: ['owner'],
  },
  previewSavedSearch: {
    given: async ({ ownSearch }) => ({ params: { id: await ownSearch() } }),
    seenBy: ['owner'],
  },
  'previewSavedSearch, of a company': {
    given: async ({ companySearch }) => ({ params: { id: await companySearch() } }),
    seenBy: team,
  },
  readUnsubscription: { given: async (scene) => ({ body: { token: await unsubscribing(scene) } }) },
  changeUnsubscription: {
    given: async (scene) => ({ body: { token: await unsubscribing(scene), subscribed: false } }),
  },
  openUnsubscription: { given: async (scene) => ({ params: { token: await unsubscribing(scene) } }) },
  unsubscribeByOneClick: { given: async (scene) => ({ params: { token: await unsubscribing(scene) } }) },

  listNotices: {},
  dismissNotice: { given: async ({ notice }) => ({ params: { key: await notice() } }) },
  getPage: { given: () => ({ params: { id: 'imprint' } }) },
}

const template = { name: 'Danke', textDe: 'Hallo [Vorname]', textEn: '' }

const greeting = { subject: 'Guten Tag', message: 'Passt Montag?' }

const unsubscribing = async ({
  ownSearch,
  owner,
  searchToken,
}: Parameters<NonNullable<Cells[string]['given']>>[0]) => searchToken(await ownSearch(), await owner())
