import { newId } from '#platform/db/columns.ts'
import type { Role } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

const team: Role[] = ['company', 'colleague without permission']
const parties: Role[] = ['owner', 'company', 'admin']
/** Whoever may look for applicants. */
const finders: Role[] = [...team, 'other company', 'admin']

/** Of an application of `owner`, sent or not. */
export const applicationCells: Cells = {
  createApplication: { given: async ({ offer }) => ({ body: { type: 2, offerId: await offer() } }) },
  'createApplication, for a draft': {
    given: async ({ draftOffer }) => ({ body: { type: 2, offerId: await draftOffer() } }),
    seenBy: [],
  },
  'createApplication, for a pending company’s offer': {
    given: async ({ pendingOffer }) => ({ body: { type: 2, offerId: await pendingOffer() } }),
    seenBy: [],
  },
  'createApplication, to a company': {
    given: async ({ company }) => ({ body: { type: 1, companyId: (await company()).companyId } }),
  },
  'createApplication, to a pending company': {
    given: async ({ pendingCompany }) => ({
      body: { type: 1, companyId: (await pendingCompany()).companyId },
    }),
    seenBy: [],
  },
  'createApplication, from another’s profile': {
    given: async ({ company, hiddenProfile }) => ({
      body: { type: 1, companyId: (await company()).companyId, sourceId: await hiddenProfile() },
    }),
    seenBy: ['owner'],
  },
  refillApplication: {
    given: async ({ draft, hiddenProfile }) => {
      const { id, content } = await draft()
      return { params: { id }, body: { sourceId: await hiddenProfile(), revision: content.revision } }
    },
    seenBy: ['owner'],
  },
  getApplication: { given: async ({ sent }) => ({ params: { id: (await sent()).id } }), seenBy: parties },
  downloadApplicationPdf: {
    given: async ({ sent }) => ({ params: { id: (await sent()).id } }),
    seenBy: parties,
  },
  'downloadApplicationPdf, a draft': {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: ['owner'],
  },
  'downloadApplicationPdf, a hidden profile': {
    given: async ({ hiddenProfile }) => ({ params: { id: await hiddenProfile() } }),
    seenBy: ['owner'],
  },
  downloadReceivedPdf: {
    given: async ({ sent }) => ({ query: { id: [(await sent()).id] } }),
    seenBy: ['company'],
  },
  'downloadReceivedPdf, of none': { given: () => ({ query: { id: [] } }), seenBy: [] },
  'downloadReceivedPdf, of no record': { given: () => ({ query: { id: [newId()] } }), seenBy: [] },
  'downloadReceivedPdf, of an open profile': {
    given: async ({ profile }) => ({ query: { id: [await profile()] } }),
    seenBy: [],
  },
  'downloadReceivedPdf, of a draft': {
    given: async ({ draft }) => ({ query: { id: [(await draft()).id] } }),
    seenBy: [],
  },
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
  'deleteApplication, a profile that can be found': {
    given: async ({ anonymousProfile }) => ({ params: { id: await anonymousProfile() } }),
    seenBy: ['owner'],
  },
  'deleteApplication, sent': {
    given: async ({ sent }) => ({ params: { id: (await sent()).id } }),
    seenBy: ['owner'],
    refused: { owner: 409 },
  },
  attachFile: {
    given: async ({ draft }) => ({ params: { id: (await draft()).id, type: 'cv' } }),
    seenBy: ['owner'],
  },
  changeFile: {
    given: async ({ draft }) => {
      const { id, file } = await draft()
      return { params: { id, type: 'cv', fileId: file }, body: { type: 'cv', name: 'Anders.pdf' } }
    },
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
}
