import type { Scene } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

const removal = { effect: 'delete', openApplications: 0, reason: 'Das ist kein duales Studium.' }
const reason = 'Der Ausweis ist am Telefon geprüft.'
const ofSubject = async ({ subject }: Scene) => ({ params: { id: (await subject()).accountId } })
const back = ({ id, revision }: { id: string; revision: number }) => ({ params: { id }, body: { revision } })

/** Of people, moderation and operations in the back office. */
export const backendCells: Cells = {
  previewOfferRemoval: { given: async ({ offer }) => ({ params: { id: await offer() } }), seenBy: ['admin'] },
  'previewOfferRemoval, a draft': {
    given: async ({ draftOffer }) => ({ params: { id: await draftOffer() } }),
    seenBy: [],
  },
  requestOfferRemoval: {
    given: async ({ offer }) => ({ params: { id: await offer() }, body: removal }),
    seenBy: ['admin'],
  },
  'requestOfferRemoval, a draft': {
    given: async ({ draftOffer }) => ({ params: { id: await draftOffer() }, body: removal }),
    seenBy: [],
  },
  'requestOfferRemoval, of a pending company': {
    given: async ({ pendingOffer }) => ({ params: { id: await pendingOffer() }, body: removal }),
    seenBy: [],
  },
  previewProfileRemoval: {
    given: async ({ anonymousProfile }) => ({ params: { id: await anonymousProfile() } }),
    seenBy: ['admin'],
  },
  'previewProfileRemoval, a hidden profile': {
    given: async ({ hiddenProfile }) => ({ params: { id: await hiddenProfile() } }),
    seenBy: [],
  },
  requestProfileRemoval: {
    given: async ({ anonymousProfile }) => ({ params: { id: await anonymousProfile() }, body: { reason } }),
    seenBy: ['admin'],
  },
  'requestProfileRemoval, a hidden profile': {
    given: async ({ hiddenProfile }) => ({ params: { id: await hiddenProfile() }, body: { reason } }),
    seenBy: [],
  },
  listAuditEntries: {},
  listAuditActors: {},
  getWaiting: {},
  getHealth: {},
  listThreadReports: { shows: { id: ({ report }) => report(), to: ['admin'] } },
  settleThreadReport: {
    given: async ({ report }) => ({ params: { id: await report() }, body: { note: '', revision: 0 } }),
  },
  listPeople: {
    given: async ({ subject }) => ({ query: { text: (await subject()).email } }),
    shows: { id: async ({ subject }) => (await subject()).accountId, to: ['admin'] },
  },
  getPerson: { given: ofSubject },
  lockPerson: { given: async (scene) => ({ ...(await ofSubject(scene)), body: { reason, revision: 0 } }) },
  unlockPerson: { given: async ({ locked }) => back(await locked()) },
  signOutPerson: { given: async (scene) => ({ ...(await ofSubject(scene)), body: { reason } }) },
  endPersonSession: {
    given: async ({ subjectSession }) => ({ params: await subjectSession(), body: { reason } }),
  },
  listSignedIn: {
    given: async ({ subject }) => ({ query: { text: (await subject()).email } }),
    shows: { id: async ({ subjectSession }) => (await subjectSession()).id, to: ['admin'] },
  },
  listMailLog: {
    given: async ({ failedMail }) => ({ query: { account: (await failedMail()).accountId } }),
    shows: { id: async ({ failedMail }) => (await failedMail()).id, to: ['admin'] },
  },
  resendMail: { given: async ({ failedMail }) => ({ params: { id: (await failedMail()).id } }) },
  settleMail: { given: async ({ failedMail }) => ({ params: { id: (await failedMail()).id } }) },
  listJobs: { shows: { id: ({ givenUpJob }) => givenUpJob(), to: ['admin'] } },
  retryJobs: { given: async ({ givenUpJob }) => ({ body: { ids: [await givenUpJob()] } }) },
  discardJobs: { given: async ({ givenUpJob }) => ({ body: { ids: [await givenUpJob()] } }) },
  listRetention: {},
  rehearseRetention: { given: () => ({ params: { job: 'sweep-attempts' } }) },
  mailConfirmation: {
    given: async ({ unverified }) => {
      const { accountId, email } = await unverified()
      return { params: { id: accountId }, body: { email, revision: 0 } }
    },
  },
  requestSecondFactorReset: {
    given: async (scene) => {
      await scene.withPasskey()
      return { ...(await ofSubject(scene)), body: { reason } }
    },
  },
  exportPerson: { given: ofSubject },
  scheduleDeletion: {
    given: async (scene) => ({ ...(await ofSubject(scene)), body: { reason, revision: 0 } }),
  },
  cancelDeletion: { given: async ({ leaving }) => back(await leaving()) },
  listFourEyesRequests: { shows: { id: ({ resetRequest }) => resetRequest(), to: ['admin'] } },
  confirmFourEyesRequest: {
    given: async ({ resetRequest }) => ({ params: { id: await resetRequest() }, body: {} }),
  },
  withdrawFourEyesRequest: {
    given: async ({ resetRequest }) => ({ params: { id: await resetRequest() } }),
  },
  listChangedTexts: { shows: { id: async ({ changedText }) => (await changedText()).id, to: ['admin'] } },
  approveText: {
    given: async ({ changedText }) => {
      const { id, revision } = await changedText()
      return { params: { id }, body: { revision } }
    },
  },
  sendTextBack: {
    given: async ({ changedText }) => {
      const { id, revision } = await changedText()
      return { params: { id }, body: { revision, reason } }
    },
  },
  listSentBackTexts: { given: () => ({}) },
}
