import { saveBookmark, setBookmarkSharing } from '@tandem/contract/bookmarks'
import type { Role, Scene } from '../scene.testing.ts'
import { type Person, succeed } from '../scene-records.testing.ts'
import type { Cell, Cells } from './cell.testing.ts'

const team: Role[] = ['company', 'colleague without permission']
const finders: Role[] = [...team, 'other company', 'admin']
const offerId = async ({ offer }: Scene) => offer()
const companyId = async ({ company }: Scene) => (await company()).companyId
const pendingCompanyId = async ({ pendingCompany }: Scene) => (await pendingCompany()).companyId
const sentId = async ({ sent }: Scene) => (await sent()).id
const draftId = async ({ draft }: Scene) => (await draft()).id

async function applicantId({ owner }: Scene) {
  return (await owner()).applicantId
}

/** Who may see a record may mark it. */
export const bookmarkCells: Cells = {
  saveBookmark: save('offer', offerId),
  'saveBookmark, a draft': save('offer', ({ draftOffer }) => draftOffer(), team),
  'saveBookmark, an offer of a pending company': save('offer', ({ pendingOffer }) => pendingOffer(), [
    'pending company',
  ]),
  'saveBookmark, a company': save('company', companyId),
  'saveBookmark, a pending company': save('company', pendingCompanyId, ['pending company', 'admin']),
  'saveBookmark, a closed company': save(
    'company',
    async ({ closedCompany }) => (await closedCompany()).companyId,
    [],
  ),
  'saveBookmark, a person who can be found': save(
    'applicant',
    async (scene) => {
      await scene.anonymousProfile()
      return applicantId(scene)
    },
    finders,
  ),
  'saveBookmark, a person who is hidden': save(
    'applicant',
    async (scene) => {
      await scene.hiddenProfile()
      return applicantId(scene)
    },
    [],
  ),
  'saveBookmark, a person who applied': save(
    'applicant',
    async (scene) => {
      await scene.sent()
      return applicantId(scene)
    },
    ['company', 'admin'],
  ),
  'saveBookmark, an application': save('application', sentId, ['owner', 'company', 'admin']),
  'saveBookmark, an application that is not sent': save('application', draftId, ['owner']),
  'saveBookmark, a profile': save('application', ({ profile }) => profile(), ['owner', ...finders]),
  'saveBookmark, a hidden profile': save('application', ({ hiddenProfile }) => hiddenProfile(), ['owner']),
  // It says nothing of whether there is such a record.
  'removeBookmark, whatever it is': {
    given: async (scene) => ({ params: { type: 'offer', id: await scene.draftOffer() } }),
  },
  listBookmarks: {
    given: async (scene) => {
      await mark(scene, await scene.owner(), 'offer', await offerId(scene))
      return { params: { type: 'all' } }
    },
    shows: { id: offerId, to: ['owner'] },
  },
  getWatchList: {
    given: async (scene) => {
      await mark(scene, await scene.owner(), 'company', await companyId(scene))
      return { params: { type: 'company' } }
    },
    shows: { id: companyId, to: ['owner'] },
  },
  'getWatchList, of a colleague who shares it': {
    given: async (scene) => {
      const of = await share(scene)
      return { params: { type: 'all' }, query: { of } }
    },
    seenBy: team,
    shows: { id: sentId, to: ['company'] },
  },
  'getWatchList, of a colleague who does not': {
    given: async ({ company }) => ({ params: { type: 'all' }, query: { of: (await company()).accountId } }),
    seenBy: ['company'],
  },
  getBookmarkSharing: {
    given: async (scene) => {
      await share(scene)
      return {}
    },
    shows: {
      id: async ({ company }) => (await company()).accountId,
      to: ['colleague without permission'],
    },
  },
  setBookmarkSharing: { given: () => ({ body: { mode: 'comments' } }) },
}

type Type = 'offer' | 'company' | 'applicant' | 'application'

function save(recordType: Type, id: (scene: Scene) => Promise<string>, seenBy?: readonly Role[]): Cell {
  return {
    given: async (scene) => ({ body: { recordType, recordId: await id(scene) } }),
    ...(seenBy && { seenBy }),
  }
}

async function mark({ app }: Scene, as: Person, recordType: Type, recordId: string): Promise<void> {
  await succeed(app.call(saveBookmark, { body: { recordType, recordId } }, { as }))
}

/** The company's own list, with an application on it. */
async function share(scene: Scene): Promise<string> {
  const as = await scene.company()
  await mark(scene, as, 'application', await sentId(scene))
  await succeed(scene.app.call(setBookmarkSharing, { body: { mode: 'records' } }, { as }))
  return as.accountId
}
