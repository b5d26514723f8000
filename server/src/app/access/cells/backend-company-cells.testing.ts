import type { Scene } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

const admission = { studyInterests: ['36'], revision: 0 }
const reason = 'Der Ausweis ist am Telefon geprüft.'
const back = ({ id, revision }: { id: string; revision: number }) => ({ params: { id }, body: { revision } })

/** Of companies in the back office, and of what a company asks it for. */
export const backendCompanyCells: Cells = {
  listCompanyReviews: {
    given: ({ name }) => ({ query: { text: name } }),
    shows: { id: async (scene) => (await pending(scene)).id, to: ['admin'] },
  },
  getCompanyReview: { given: async (scene) => ({ params: await pending(scene) }) },
  confirmCompany: { given: async (scene) => ({ params: await pending(scene), body: admission }) },
  undoConfirmation: { given: async ({ approved }) => back(await approved()) },
  askCompany: {
    given: async (scene) => ({
      params: await pending(scene),
      body: { question: 'Wie heißt Ihr Unternehmen im Handelsregister?', revision: 0 },
    }),
  },
  refuseCompany: {
    given: async (scene) => ({
      params: await pending(scene),
      body: { reason: 'Es fehlt die Anschrift.', revision: 0 },
    }),
  },
  changeAdmission: {
    given: async ({ company }) => ({ params: { id: (await company()).companyId }, body: admission }),
  },
  createCompany: { given: ({ name }) => ({ body: { ...address(name), studyInterests: ['36'] } }) },
  correctCompany: {
    given: async ({ company, name }) => ({
      params: { id: (await company()).companyId },
      body: {
        ...address(name),
        industry: 'Werkzeug',
        size: '',
        mail: '',
        descriptionDe: '',
        descriptionEn: '',
        revision: 0,
      },
    }),
  },
  suspendCompany: {
    given: async ({ company }) => ({
      params: { id: (await company()).companyId },
      body: { reason, revision: 0 },
    }),
  },
  reinstateCompany: { given: async ({ suspended }) => back(await suspended()) },
  previewMerge: { given: async ({ twins }) => ({ params: await twins() }) },
  requestMerge: {
    given: async ({ twins }) => {
      const { id, intoId } = await twins()
      return { params: { id }, body: { into: intoId, reason } }
    },
  },
  listRegistrationKeys: {
    given: async ({ registrationKey }) => ({ params: { id: (await registrationKey()).companyId } }),
    shows: { id: async ({ registrationKey }) => (await registrationKey()).keyId, to: ['admin'] },
  },
  issueRegistrationKey: {
    given: async (scene) => ({ params: await pending(scene), body: { permissions: [] } }),
  },
  revokeRegistrationKey: {
    given: async ({ registrationKey }) => {
      const { companyId, keyId } = await registrationKey()
      return { params: { id: companyId, keyId } }
    },
  },
  printRegistrationLetter: {
    given: async ({ registrationKey }) => {
      const { companyId, key } = await registrationKey()
      return { params: { id: companyId }, body: { key } }
    },
  },
  startOnBehalf: {
    given: async ({ company }) => ({ params: { id: (await company()).companyId }, body: { reason } }),
  },
  // Whoever works for a company acts for themselves.
  endOnBehalf: { seenBy: [] },
  submitCompany: {
    given: async ({ refused }) => {
      await refused()
      return { body: { ...address('Werk GmbH'), note: '', revision: 1 } }
    },
    refused: { company: 409, 'other company': 409 },
  },
}

async function pending({ pendingCompany }: Scene) {
  return { id: (await pendingCompany()).companyId }
}

const address = (name: string) => ({
  ...{ name, street: 'Werkweg 1', zip: '76133', town: 'Karlsruhe' },
  ...{ www: 'werk.example', phone: '0721 23125-1' },
})
