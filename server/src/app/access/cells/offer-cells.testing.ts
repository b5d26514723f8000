import { emptyOffer, fullOffer } from '#features/offers/own/sample-offer.testing.ts'
import type { Role } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

const team: Role[] = ['company', 'colleague without permission']

/** Of an offer of `company`. */
export const offerCells: Cells = {
  previewOfferClosure: {
    given: async ({ offer }) => ({ params: { id: await offer() } }),
    seenBy: ['company'],
  },
  closeOffer: {
    given: async ({ offer }) => ({ params: { id: await offer() }, body: { applicationIds: [] } }),
    seenBy: ['company'],
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
}
