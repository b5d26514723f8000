import type { Role } from '../scene.testing.ts'
import type { Cells } from './cell.testing.ts'

const team: Role[] = ['company', 'colleague without permission']
const sides: Role[] = ['owner', ...team]
const companies: Role[] = [...team, 'other company', 'pending company']

/** Of a thread of `owner` and `company`. */
const threadCells: Cells = {
  getThread: { given: async ({ thread }) => ({ params: { id: await thread() } }), seenBy: sides },
  listHits: {
    given: async ({ thread }) => ({ params: { id: await thread() }, query: { text: 'Guten' } }),
    seenBy: sides,
  },
  markThreadRead: { given: async ({ thread }) => ({ params: { id: await thread() } }), seenBy: sides },
  showTyping: { given: async ({ thread }) => ({ params: { id: await thread() } }), seenBy: sides },
  archiveThread: {
    given: async ({ thread }) => ({ params: { id: await thread() }, body: true }),
    seenBy: sides,
  },
  blockThread: {
    given: async ({ thread }) => ({ params: { id: await thread() }, body: true }),
    seenBy: sides,
  },
  reportThread: {
    given: async ({ thread }) => ({ params: { id: await thread() }, body: { kind: 'insult', reason: '' } }),
    seenBy: sides,
  },
  assignThread: {
    given: async ({ thread }) => ({ params: { id: await thread() }, body: { handlerId: null, revision: 0 } }),
    seenBy: team,
  },
  respond: {
    given: async ({ thread }) => ({ body: { threadId: await thread(), message: 'Ja, gern.' } }),
    seenBy: sides,
  },
  attachToMessage: {
    given: async ({ message }) => ({ params: { id: (await message()).id } }),
    seenBy: ['company'],
  },
  getAttachment: {
    given: async ({ attachedFile }) => ({ params: { id: await attachedFile() } }),
    seenBy: sides,
  },
  addThreadNote: {
    given: async ({ thread }) => ({ params: { id: await thread() }, body: { text: 'Rückruf am Freitag' } }),
    seenBy: team,
  },
  deleteThreadNote: {
    given: async ({ threadNote }) => ({ params: { id: await threadNote() } }),
    seenBy: team,
    refused: { 'colleague without permission': 403 },
  },
}

/** The same thread about an application: of the company only those see it who may read the application. */
const aboutApplication: Cells = Object.fromEntries(
  Object.entries(threadCells).map(([name, { given, seenBy }]) => [
    `${name}, about an application`,
    {
      given: (scene, ...rest) => given?.({ ...scene, ...scene.aboutApplication }, ...rest) ?? {},
      seenBy: seenBy?.filter((role) => role !== 'colleague without permission'),
    },
  ]),
)

export const messagingCells: Cells = {
  countUnread: {},
  listThreadColleagues: { shows: { id: async ({ company }) => (await company()).accountId, to: team } },
  ...threadCells,
  ...aboutApplication,
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
  'startThread, about an application that the company got': {
    given: async ({ owner, sent }) => ({
      params: { id: (await owner()).applicantId },
      body: { ...greeting, applicationId: (await sent()).id },
    }),
    seenBy: ['company'],
  },
  'startThread, about a draft': {
    given: async ({ company, draft }) => ({
      params: { id: (await company()).organisationPersonId },
      body: { ...greeting, applicationId: (await draft()).id },
    }),
    seenBy: [],
    refused: Object.fromEntries(companies.map((role) => [role, 403])),
  },
}

const greeting = { subject: 'Guten Tag', message: 'Passt Montag?' }
