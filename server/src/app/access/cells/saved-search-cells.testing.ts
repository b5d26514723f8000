import type { Role, Scene } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

const team: Role[] = ['company', 'colleague without permission']

/** Of the saved searches of `owner` and `company`. */
export const savedSearchCells: Cells = {
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
}

const unsubscribing = async ({ ownSearch, owner, searchToken }: Scene) =>
  searchToken(await ownSearch(), await owner())
