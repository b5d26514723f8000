import type { Cells } from './cell.testing.ts'

/** Of what `company` keeps on an application. */
export const receivedApplicationCells: Cells = {
  getAssessment: { given: async ({ sent }) => ({ params: { id: (await sent()).id } }), seenBy: ['company'] },
  'getAssessment, of a draft': {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: [],
  },
  listFittingOffers: {
    given: async ({ sent }) => ({ params: { id: (await sent()).id } }),
    seenBy: ['company'],
  },
  'listFittingOffers, of a draft': {
    given: async ({ draft }) => ({ params: { id: (await draft()).id } }),
    seenBy: [],
  },
  assignHandler: {
    given: async ({ sent, company }) => ({
      params: { id: (await sent()).id },
      body: { handlerId: (await company()).accountId, revision: 0 },
    }),
    seenBy: ['company'],
  },
  rateApplication: {
    given: async ({ sent }) => ({ params: { id: (await sent()).id }, body: { rating: 4 } }),
    seenBy: ['company'],
  },
  addNote: {
    given: async ({ sent }) => ({ params: { id: (await sent()).id }, body: { text: 'Gern einladen.' } }),
    seenBy: ['company'],
  },
  updateNote: {
    given: async ({ note }) => ({ params: { id: await note() }, body: { text: 'Doch nicht.', revision: 0 } }),
    seenBy: ['company'],
  },
  changeApplications: {
    given: async ({ sent }) => {
      const { id, content } = await sent()
      const change = { kind: 'move', stage: 'in_review' }
      return { body: { applications: [{ id, revision: content.revision }], change } }
    },
  },
  listTemplates: { shows: { id: ({ template }) => template(), to: ['company'] } },
  createTemplate: { given: () => ({ body: template }) },
  updateTemplate: {
    given: async ({ template: id }) => ({
      params: { id: await id() },
      body: { ...template, name: 'Neu', revision: 0 },
    }),
    seenBy: ['company'],
  },
  deleteTemplate: {
    given: async ({ template: id }) => ({ params: { id: await id() } }),
    seenBy: ['company'],
  },
  deleteNote: { given: async ({ note }) => ({ params: { id: await note() } }), seenBy: ['company'] },
}

const template = { name: 'Danke', textDe: 'Hallo [Vorname]', textEn: '' }
