import type { Scene } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

const removal = { effect: 'delete', openApplications: 0, reason: 'Das ist kein duales Studium.' }
const admission = { studyInterests: ['36'], revision: 0 }

/** Of the back office, and of what a company asks it for. */
export const backendCells: Cells = {
  listCompanyReviews: {
    given: ({ name }) => ({ query: { text: name } }),
    shows: { id: async (scene) => (await pending(scene)).id, to: ['admin'] },
  },
  getCompanyReview: { given: async (scene) => ({ params: await pending(scene) }) },
  confirmCompany: { given: async (scene) => ({ params: await pending(scene), body: admission }) },
  refuseCompany: {
    given: async (scene) => ({
      params: await pending(scene),
      body: { reason: 'Es fehlt die Anschrift.', revision: 0 },
    }),
  },
  changeAdmission: {
    given: async ({ company }) => ({ params: { id: (await company()).companyId }, body: admission }),
  },
  previewOfferRemoval: { given: async ({ offer }) => ({ params: { id: await offer() } }), seenBy: ['admin'] },
  'previewOfferRemoval, a draft': {
    given: async ({ draftOffer }) => ({ params: { id: await draftOffer() } }),
    seenBy: [],
  },
  removeOffer: {
    given: async ({ offer }) => ({ params: { id: await offer() }, body: removal }),
    seenBy: ['admin'],
  },
  'removeOffer, a draft': {
    given: async ({ draftOffer }) => ({ params: { id: await draftOffer() }, body: removal }),
    seenBy: [],
  },
  'removeOffer, of a pending company': {
    given: async ({ pendingOffer }) => ({ params: { id: await pendingOffer() }, body: removal }),
    seenBy: [],
  },
  listThreadReports: { shows: { id: ({ report }) => report(), to: ['admin'] } },
  settleThreadReport: {
    given: async ({ report }) => ({ params: { id: await report() }, body: { note: '' } }),
  },
  submitCompany: {
    given: async ({ refused }) => {
      await refused()
      const name = { name: 'Werk GmbH', street: 'Werkweg 1', zip: '76133', town: 'Karlsruhe' }
      return { body: { ...name, www: 'werk.example', phone: '0721 23125-1', note: '', revision: 1 } }
    },
    refused: { company: 409, 'other company': 409 },
  },
}

async function pending({ pendingCompany }: Scene) {
  return { id: (await pendingCompany()).companyId }
}
