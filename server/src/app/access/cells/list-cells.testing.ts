import { rateApplication } from '@tandem/contract/received-applications'
import { quickSearch } from '@tandem/contract/search/quick-search'
import type { Role, Scene } from '../scene.testing.ts'
import { succeed } from '../scene-records.testing.ts'
import type { Cell, Cells } from './cell.testing.ts'

const team: Role[] = ['company', 'colleague without permission']
const finders: Role[] = [...team, 'other company', 'admin']
const everybody: Role[] = ['owner', 'other applicant', 'pending company', ...finders]
const noApplicants: Cell['refused'] = { owner: 403, 'other applicant': 403 }
const noCompanies: Cell['refused'] = {
  company: 403,
  'colleague without permission': 403,
  'other company': 403,
  'pending company': 403,
}

/** Whose answer holds many records: to each caller those of the caller. */
export const listCells: Cells = {
  'listApplications, own': {
    given: () => ({ query: { scope: 'own' } }),
    shows: { id: draftId, to: ['owner'] },
    refused: { ...noCompanies, admin: 403 },
  },
  'listApplications, received': {
    given: () => ({ query: { scope: 'received' } }),
    shows: { id: sentId, to: ['company'] },
    refused: { ...noApplicants, 'colleague without permission': 403, admin: 403 },
  },
  listAssessments: {
    shows: {
      id: async ({ note, sent }) => {
        await note()
        return (await sent()).id
      },
      to: ['company'],
    },
  },
  'listAssessments, of one': {
    given: async ({ sent }) => ({ query: { id: (await sent()).id } }),
    shows: {
      id: async ({ note, sent }) => {
        await note()
        return (await sent()).id
      },
      to: ['company'],
    },
  },
  'listAssessments, rated': {
    shows: {
      id: async ({ app, sent, company }) => {
        const { id } = await sent()
        const body = { rating: 4 } as const
        await succeed(app.call(rateApplication, { params: { id }, body }, { as: await company() }))
        return id
      },
      to: ['company'],
    },
  },
  'listApplications, drafts are not received': {
    given: () => ({ query: { scope: 'received' } }),
    shows: { id: draftId, to: [] },
    refused: { ...noApplicants, 'colleague without permission': 403, admin: 403 },
  },
  'listApplications, search': {
    given: () => ({ query: { scope: 'search', perPage: 100 } }),
    shows: { id: ({ profile }) => profile(), to: finders },
    refused: noApplicants,
  },
  'listApplications, search, hidden': {
    given: () => ({ query: { scope: 'search', perPage: 100 } }),
    shows: { id: ({ hiddenProfile }) => hiddenProfile(), to: [] },
    refused: noApplicants,
  },
  'listApplications, search with an offer': {
    given: async ({ offer }) => ({ query: { scope: 'search', perPage: 100, offer: await offer() } }),
    shows: { id: ({ profile }) => profile(), to: [...team, 'admin'] },
    seenBy: [...team, 'admin'],
    refused: noApplicants,
  },
  listApplicants: {
    given: () => ({ query: { perPage: 100 } }),
    shows: { id: foundApplicantId, to: finders },
  },
  'search, applications': searchFor('application', ({ profile }) => profile(), finders, noApplicants),
  'search, applicants': searchFor('applicant', foundApplicantId, finders, noApplicants),
  'search, companies': searchFor('company', companyId, everybody),
  'search, pending companies': searchFor('company', pendingCompanyId, []),
  'search, offers': searchFor('offer', ({ offer }) => offer(), everybody),
  'search, drafts': searchFor('offer', ({ draftOffer }) => draftOffer(), []),
  'search, company contacts': searchFor('companyContact', contactId, [
    'owner',
    'other applicant',
    ...team,
    'admin',
  ]),
  'search, support contacts': searchFor(
    'supportContact',
    ({ supportContact }) => supportContact(),
    everybody,
  ),
  'search, organisation persons': searchFor(
    'organisationPerson',
    ({ supportContact }) => supportContact(),
    everybody,
  ),
  'search, organisation persons of companies': searchFor('organisationPerson', contactId, [
    'owner',
    'other applicant',
    ...team,
    'admin',
  ]),
  'search, own profiles': searchFor(
    'applicant_management',
    ({ hiddenProfile }) => hiddenProfile(),
    ['owner'],
    { ...noCompanies, admin: 403 },
  ),
  'search, saved searches': searchFor('search_for_companies', ({ ownSearch }) => ownSearch(), ['owner']),
  'search, saved searches of a company': searchFor(
    'search_for_applicants',
    ({ companySearch }) => companySearch(),
    team,
    { ...noApplicants, admin: 403 },
  ),
  'search, questions': searchFor('page', async () => 'deltapruefung', ['owner', 'other applicant', 'admin']),
  listOffers: {
    given: () => ({ query: { perPage: 100 } }),
    shows: { id: ({ offer }) => offer(), to: everybody },
  },
  'listOffers, drafts': {
    given: () => ({ query: { perPage: 100 } }),
    shows: { id: ({ draftOffer }) => draftOffer(), to: [] },
  },
  'listOffers, of pending companies': {
    given: () => ({ query: { perPage: 100 } }),
    shows: { id: ({ pendingOffer }) => pendingOffer(), to: [] },
  },
  listOwnOffers: { shows: { id: ({ draftOffer }) => draftOffer(), to: ['company'] } },
  listOfferChoices: {
    shows: { id: async ({ company }) => (await company()).organisationPersonId, to: ['company'] },
  },
  listAdmittedStudyInterests: {},
  listMapMarkers: { given: () => ({ body: {} }), shows: { id: ({ offer }) => offer(), to: everybody } },
  'listMapMarkers, drafts': {
    given: () => ({ body: {} }),
    shows: { id: ({ draftOffer }) => draftOffer(), to: [] },
  },
  listCompanies: {
    given: ({ name }) => ({ query: { text: name } }),
    shows: { id: companyId, to: everybody },
  },
  'listCompanies, pending ones': {
    given: ({ name }) => ({ query: { text: name } }),
    shows: { id: pendingCompanyId, to: [] },
  },
  findCompanies: {
    given: ({ name }) => ({ params: { text: name } }),
    shows: { id: companyId, to: everybody },
  },
  'findCompanies, pending ones': {
    given: ({ name }) => ({ params: { text: name } }),
    shows: { id: pendingCompanyId, to: [] },
  },
  findCompaniesByApplicant: {
    given: ({ name }) => ({ params: { text: name } }),
    shows: { id: companyId, to: ['owner', 'other applicant'] },
  },
  'findCompaniesByApplicant, pending ones': {
    given: ({ name }) => ({ params: { text: name } }),
    shows: { id: pendingCompanyId, to: [] },
  },
  suggest: {
    given: ({ name }) => ({ query: { text: name, kind: 'company' } }),
    shows: { id: companyId, to: everybody },
  },
  'suggest, pending companies': {
    given: ({ name }) => ({ query: { text: name, kind: 'company' } }),
    shows: { id: pendingCompanyId, to: [] },
  },
  quickSearch: { shows: { id: ({ offer }) => offer(), to: [] } },
  'quickSearch, companies': {
    given: ({ name }) => ({ query: { text: name } }),
    shows: { id: companyId, to: [] },
  },
  getOfferOverview: { shows: { id: ({ offer }) => offer(), to: [] } },
  openQuickHit: {
    // The newest is what the scene has made for it.
    given: async ({ app, offer }) => {
      await offer()
      const { body } = await app.call(quickSearch, {})
      return { params: { ref: body.found.hits[0].ref as string } }
    },
    shows: { id: ({ offer }) => offer(), to: everybody },
  },
  listThreads: { shows: { id: ({ thread }) => thread(), to: ['owner', ...team] } },
  'listThreads, about an application': {
    shows: { id: ({ aboutApplication }) => aboutApplication.thread(), to: ['owner', 'company'] },
  },
  listApplicantSavedSearches: { shows: { id: ({ companySearch }) => companySearch(), to: team } },
  listCompanySavedSearches: { shows: { id: ({ ownSearch }) => ownSearch(), to: ['owner'] } },
  getDashboard: { shows: { id: sentId, to: ['owner', 'company'] } },
  'getDashboard, saved searches': { shows: { id: ({ ownSearch }) => ownSearch(), to: ['owner'] } },
  'getDashboard, saved searches of a company': {
    shows: { id: ({ companySearch }) => companySearch(), to: team },
  },
  getFunnel: {},
  getAnswerTimes: {},
  getAdminFigures: {},
  getPlatformStatistics: {},
  listNotices: {},
  dismissNotice: { given: async ({ notice }) => ({ params: { key: await notice() } }) },
  getPage: { given: () => ({ params: { id: 'imprint' } }) },
  getContactDetails: {},
  getSupportImage: { given: async ({ supportContact }) => ({ params: { id: await supportContact() } }) },
  'getSupportImage, of a company’s contact': {
    given: async ({ contact }) => ({ params: { id: (await contact()).id } }),
    seenBy: [],
  },
  sendContactMessage: {
    // One address gets a few confirmations an hour.
    given: (_, __, role) => ({
      body: {
        ...{ topic: 'other', name: 'Mira Tannhof', email: `${role.replace(/\W/g, '-')}@example.org` },
        ...{ message: 'Hallo', seconds: 60 },
      },
    }),
  },
  listFaq: { given: () => ({ query: { audience: 'applicant' } }) },
  getFaq: { given: () => ({ params: { id: 'deltapruefung' } }) },
  rateFaq: { given: () => ({ params: { id: 'deltapruefung' }, body: { helpful: true } }) },
}

function searchFor(
  entityType: string,
  id: (scene: Scene) => Promise<string>,
  to: readonly Role[],
  refused: Cell['refused'] = {},
): Cell {
  return {
    given: async ({ name, company }) => {
      const narrowed = {
        company: { text: name },
        companyContact: { company: (await company()).companyId },
        organisationPerson: { company: (await company()).companyId },
        page: { text: 'Deltaprüfung' },
      }[entityType]
      return { params: { entityType }, query: { nt: 1, perPage: 100, ...narrowed } }
    },
    shows: { id, to },
    refused,
  }
}

async function sentId({ sent }: Scene) {
  return (await sent()).id
}

async function draftId({ draft }: Scene) {
  return (await draft()).id
}

async function companyId({ company }: Scene) {
  return (await company()).companyId
}

async function pendingCompanyId({ pendingCompany }: Scene) {
  return (await pendingCompany()).companyId
}

async function foundApplicantId({ owner, profile }: Scene) {
  await profile()
  return (await owner()).applicantId
}

async function contactId({ company }: Scene) {
  return (await company()).organisationPersonId
}
