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
  counterInterview: {
    given: async (scene) => {
      const { id, revision } = await scene.proposed()
      return { params: { id }, body: { slots: [ahead(scene, 72)], note: '', revision } }
    },
    seenBy: ['owner'],
  },
  agreeInterview: {
    given: async ({ proposed }) => {
      const { id, revision, slots } = await proposed()
      return { params: { id }, body: { slotId: slots[0]?.id, revision } }
    },
    seenBy: sides,
    refused: { company: 403 },
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
  getCalendarFeed: {},
  createCalendarFeed: {},
  deleteCalendarFeed: {},
  readCalendarFeed: {
    given: async ({ calendarToken }) => ({ params: { token: await calendarToken() } }),
  },
  'readCalendarFeed, guessed': { given: () => ({ params: { token: 'x'.repeat(43) } }), seenBy: [] },
}
