import { companyStudyInterest } from '#features/companies/companies.schema.ts'
import { newId } from '#platform/db/columns.ts'
import type { Role, Scene } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

/** Editors of a company that may find applicants. */
const finders: Role[] = ['company', 'other company']

const ofOwner = async ({ owner }: Scene) => ({ id: (await owner()).applicantId })
const received = async ({ sent }: Scene) => ({ params: { id: (await sent()).id } })
const invitation = async ({ offer }: Scene) => ({ offerId: await offer(), note: '' })

/** What `company` asks `owner`. */
export const applicantRequestCells: Cells = {
  listApplicantRequests: { shows: { id: async ({ invited }) => (await invited()).id, to: ['owner'] } },
  answerRequest: {
    given: async ({ invited }) => ({
      params: { id: (await invited()).id },
      body: { answer: 'declined', reason: 'too_far' },
    }),
    seenBy: ['owner'],
  },
  listSentRequests: { shows: { id: async ({ invited }) => (await invited()).id, to: ['company'] } },
  'listSentRequests, to somebody else': {
    given: () => ({ query: { applicant: [newId()] } }),
    shows: { id: async ({ invited }) => (await invited()).id, to: [] },
  },
  getAskedOf: {
    given: async (scene) => {
      await scene.profile()
      return { params: await ofOwner(scene) }
    },
    seenBy: finders,
  },
  'getAskedOf, of somebody hidden': {
    given: async (scene) => {
      await scene.hiddenProfile()
      return { params: await ofOwner(scene) }
    },
    seenBy: [],
  },
  inviteApplicant: {
    given: async (scene) => {
      await scene.profile()
      return { params: await ofOwner(scene), body: await invitation(scene) }
    },
    seenBy: ['company'],
  },
  'inviteApplicant, of somebody hidden': {
    given: async (scene) => {
      await scene.hiddenProfile()
      return { params: await ofOwner(scene), body: await invitation(scene) }
    },
    seenBy: [],
  },
  'inviteApplicant, to a pending company’s offer': {
    given: async (scene) => {
      await scene.profile()
      return { params: await ofOwner(scene), body: { offerId: await scene.pendingOffer(), note: '' } }
    },
    seenBy: [],
  },
  askForName: {
    given: async (scene) => {
      await scene.anonymousProfile()
      return { params: await ofOwner(scene), body: { note: '' } }
    },
    seenBy: finders,
  },
  'askForName, of somebody hidden': {
    given: async (scene) => {
      await scene.hiddenProfile()
      return { params: await ofOwner(scene), body: { note: '' } }
    },
    seenBy: [],
  },
  getRecommendations: { given: received, seenBy: ['company'] },
  'getRecommendations, of a draft': {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: [],
  },
  findRecommendedCompanies: { given: received, seenBy: ['company'] },
  recommendApplication: {
    given: async (scene) => ({
      ...(await received(scene)),
      body: { companyId: await admitted(scene), note: '' },
    }),
    seenBy: ['company'],
  },
}

async function admitted({ app }: Scene): Promise<string> {
  const { companyId } = await app.company()
  await app.db.insert(companyStudyInterest).values({ companyId, studyInterestId: 36 })
  return companyId
}
