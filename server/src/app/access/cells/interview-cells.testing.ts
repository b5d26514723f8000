import type { Role, Scene } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

const sides: Role[] = ['owner', 'company']
const ahead = ({ app }: Scene, hours: number) =>
  new Date(app.clock().getTime() + hours * 60 * 60 * 1000).toISOString()

const terms = async ({ company }: Scene) => ({
  minutes: 30,
  kind: 'phone',
  where: '',
  note: '',
  interviewers: [(await company()).organisationPersonId],
})

/** Of an application of `owner` to `company`. */
export const interviewCells: Cells = {
  listApplicationInterviews: {
    given: async ({ sent }) => ({ params: { id: (await sent()).id } }),
    seenBy: sides,
  },
  'listApplicationInterviews, of a draft': {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: [],
  },
  proposeInterview: {
    given: async (scene) => ({
      params: { id: (await scene.sent()).id },
      body: { ...(await terms(scene)), slots: [ahead(scene, 48)] },
    }),
    seenBy: ['company'],
  },
  proposeInterviewAgain: {
    given: async (scene) => {
      const { id, revision } = await scene.proposed()
      return {
        params: { id },
        body: { ...(await terms(scene)), slots: [ahead(scene, 72)], revision },
      }
    },
    seenBy: ['company'],
  },
  'proposeInterviewAgain, with somebody of another company': {
    given: async (scene) => {
      const { id, revision } = await scene.proposed()
      const interviewers = [(await scene.otherCompany()).organisationPersonId]
      const body = { ...(await terms(scene)), interviewers, slots: [ahead(scene, 72)], revision }
      return { params: { id }, body }
    },
    seenBy: [],
    refused: { company: 422 },
  },
  'proposeInterviewAgain, a cancelled one': {
    given: async (scene) => {
      const { id, revision } = await scene.cancelled()
      return { params: { id }, body: { ...(await terms(scene)), slots: [ahead(scene, 72)], revision } }
    },
    seenBy: [],
    refused: { company: 403 },
  },
  'proposeInterviewAgain, of a withdrawn application': {
    given: async (scene) => {
      const { id, revision } = await scene.withdrawn()
      return { params: { id }, body: { ...(await terms(scene)), slots: [ahead(scene, 72)], revision } }
    },
    seenBy: [],
    refused: { company: 409 },
  },
  counterInterview: {
    given: async (scene) => {
      const { id, revision } = await scene.proposed()
      return { params: { id }, body: { slots: [ahead(scene, 72)], note: '', revision } }
    },
    seenBy: ['owner'],
  },
  'counterInterview, a cancelled one': {
    given: async (scene) => {
      const { id, revision } = await scene.cancelled()
      return { params: { id }, body: { slots: [ahead(scene, 72)], note: '', revision } }
    },
    seenBy: [],
    refused: { owner: 403 },
  },
  'counterInterview, of a withdrawn application': {
    given: async (scene) => {
      const { id, revision } = await scene.withdrawn()
      return { params: { id }, body: { slots: [ahead(scene, 72)], note: '', revision } }
    },
    seenBy: [],
    refused: { owner: 409 },
  },
  agreeInterview: {
    given: async ({ proposed }) => {
      const { id, revision, slots } = await proposed()
      return { params: { id }, body: { slotId: slots[0]?.id, revision } }
    },
    seenBy: sides,
    refused: { company: 403 },
  },
  'agreeInterview, of a withdrawn application': {
    given: async ({ withdrawn }) => {
      const { id, revision, slots } = await withdrawn()
      return { params: { id }, body: { slotId: slots[0]?.id, revision } }
    },
    seenBy: [],
    refused: { owner: 409, company: 409 },
  },
  cancelInterview: {
    given: async ({ proposed }) => {
      const { id, revision } = await proposed()
      return { params: { id }, body: { reason: '', revision } }
    },
    seenBy: sides,
  },
  downloadInterview: {
    given: async ({ agreed }) => ({ params: { id: (await agreed()).id } }),
    seenBy: sides,
  },
  'downloadInterview, not agreed': {
    given: async ({ proposed }) => ({ params: { id: (await proposed()).id } }),
    seenBy: [],
  },
  listOpenInterviews: { shows: { id: async ({ proposed }) => (await proposed()).id, to: sides } },
  listInterviewers: { shows: { id: async ({ agreed }) => (await agreed()).id, to: ['company'] } },
  getCalendarFeed: { shows: { id: async ({ calendar }) => (await calendar()).createdAt, to: ['owner'] } },
  createCalendarFeed: {},
  deleteCalendarFeed: {},
  readCalendarFeed: {
    given: async ({ calendar }) => ({ params: { token: (await calendar()).token } }),
  },
  'readCalendarFeed, guessed': { given: () => ({ params: { token: 'x'.repeat(43) } }), seenBy: [] },
}
