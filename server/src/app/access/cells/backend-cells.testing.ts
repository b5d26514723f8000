import { listContents } from '@tandem/contract/backend/contents'
import type { ReferenceListName } from '@tandem/contract/backend/reference-lists'
import { readList } from '#features/reference/reference.api.ts'
import { readSettingRows } from '#platform/settings/settings.store.ts'
import type { Scene } from '../scene.testing.ts'
import { adviser } from '../scene-office.testing.ts'
import type { Cells } from './cell.testing.ts'

const removal = { effect: 'delete', openApplications: 0, reason: 'Das ist kein duales Studium.' }
const admission = { studyInterests: ['36'], revision: 0 }

const reason = 'Der Ausweis ist am Telefon geprüft.'
const ofSubject = async ({ subject }: Scene) => ({ params: { id: (await subject()).accountId } })
const back = ({ id, revision }: { id: string; revision: number }) => ({ params: { id }, body: { revision } })
const imprint = { kind: 'page', id: 'imprint' }
const maintenance = {
  ...{
    kind: 'notice',
    type: 'info',
    audience: 'everyone',
    isWithdrawn: false,
    showFrom: null,
    showUntil: null,
  },
  ...{ titleDe: 'Wartung', titleEn: '', bodyDe: '', bodyEn: '' },
}

/** Of the back office, and of what a company asks it for. */
export const backendCells: Cells = {
  listCompanyReviews: {
    given: ({ name }) => ({ query: { text: name } }),
    shows: { id: async (scene) => (await pending(scene)).id, to: ['admin'] },
  },
  getCompanyReview: { given: async (scene) => ({ params: await pending(scene) }) },
  confirmCompany: { given: async (scene) => ({ params: await pending(scene), body: admission }) },
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
  getReferenceList: { given: () => ({ params: { list: 'documents' } }) },
  createReferenceEntry: {
    given: async (scene) => ({
      params: { list: 'distances' },
      body: {
        ...distance(`new-${scene.name}`.replace(/[^a-z\d-]/gi, '').slice(0, 30)),
        revision: await listRevision(scene, 'distances'),
      },
    }),
  },
  changeReferenceEntry: {
    given: async (scene) => ({
      params: { list: 'distances', key: '50' },
      body: { ...withoutKey(distance(scene.name)), revision: await listRevision(scene, 'distances') },
    }),
  },
  arrangeReferenceList: {
    given: async (scene) => {
      const { revision, entries } = await readReferenceList(scene, 'grades')
      return {
        params: { list: 'grades' },
        body: { keys: entries.map(({ key }) => key).toReversed(), revision },
      }
    },
  },
  importReferenceList: {
    given: async (scene) => ({
      params: { list: 'grades' },
      body: {
        csv: `key;name_de;value\nx${scene.name.length};${scene.name};2.2`,
        isWhole: false,
        revision: await listRevision(scene, 'grades'),
      },
    }),
  },
  listAuditEntries: {},
  listAuditActors: {},
  getWaiting: {},
  getHealth: {},
  getEditedSettings: {},
  changeSettings: {
    given: async (scene) => ({
      body: { changes: [{ key: 'contact.phone', value: scene.name, revision: await phoneRevision(scene) }] },
    }),
  },
  listThreadReports: { shows: { id: ({ report }) => report(), to: ['admin'] } },
  settleThreadReport: {
    given: async ({ report }) => ({ params: { id: await report() }, body: { note: '' } }),
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
  listContents: { given: () => ({ params: { kind: 'page' } }) },
  getContent: { given: () => ({ params: imprint }) },
  getContentVersion: { given: () => ({ params: { ...imprint, revision: '1' } }) },
  createContent: {
    given: () => ({ params: { kind: 'notice' }, body: { content: maintenance, publishAt: null } }),
  },
  saveContent: {
    given: () => ({
      params: imprint,
      body: {
        content: { kind: 'page', titleDe: 'Impressum', titleEn: '', bodyDe: 'Text', bodyEn: '' },
        ...{ publishAt: null, revision: 1 },
      },
    }),
  },
  sendTestMail: {
    given: () => ({
      params: { id: 'welcome' },
      body: {
        content: {
          ...{ kind: 'mail', titleDe: 'Willkommen', titleEn: '', headingDe: 'Willkommen', headingEn: '' },
          ...{ bodyDe: 'Schön, {firstName}.', bodyEn: '', buttonDe: 'Los', buttonEn: '' },
          ...{ smallDe: '', smallEn: '' },
        },
        language: 'de',
      },
    }),
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
  startOnBehalf: {
    given: async ({ company }) => ({ params: { id: (await company()).companyId }, body: { reason } }),
  },
  // Whoever works for a company acts for themselves.
  endOnBehalf: { seenBy: [] },
  arrangeLocations: {
    given: async (scene) => {
      const from = await locationKeys(scene)
      return { body: { from, to: from.toReversed() } }
    },
  },
  listLocationPersons: {
    given: async ({ location }) => ({ params: { id: (await location()).key } }),
    shows: { id: async ({ location }) => (await location()).persons[0], to: ['admin'] },
  },
  addLocationPerson: {
    given: async ({ location }) => ({ params: { id: (await location()).key }, body: adviser }),
  },
  arrangeLocationPersons: {
    given: async ({ location }) => {
      const { key, persons } = await location()
      return { params: { id: key }, body: { from: persons, to: persons.toReversed() } }
    },
  },
  changeLocationPerson: {
    given: async ({ location }) => ({
      params: { id: (await location()).persons[0] },
      body: { ...adviser, lastName: 'Umbenannt', revision: 0 },
    }),
  },
  removeLocationPerson: {
    given: async ({ location }) => ({ params: { id: (await location()).persons[0] } }),
  },
  'removeLocationPerson, with an account': {
    given: async ({ supportContact }) => ({ params: { id: await supportContact() } }),
    refused: { admin: 403 },
  },
  changeLocationPersonImage: {
    given: async ({ location }) => ({
      params: { id: (await location()).persons[0] },
      body: { image: null },
    }),
  },
  'changeLocationPersonImage, of a company’s person': {
    given: async ({ contact }) => ({ params: { id: (await contact()).id }, body: { image: null } }),
    seenBy: [],
  },
  cancelPublication: {
    given: async ({ plannedNotice }) => ({ params: await plannedNotice(), body: { revision: 1 } }),
  },
  submitCompany: {
    given: async ({ refused }) => {
      await refused()
      return { body: { ...address('Werk GmbH'), note: '', revision: 1 } }
    },
    refused: { company: 409, 'other company': 409 },
  },
}

async function locationKeys({ app, location, emptyLocation }: Scene) {
  await location()
  await emptyLocation()
  const asked = { params: { kind: 'location' as const } }
  const { body } = await app.call(listContents, asked, { as: await app.admin() })
  return (body.contents as { id: string }[]).map(({ id }) => id)
}

async function phoneRevision({ app }: Scene) {
  const rows = await readSettingRows(app.db)
  return rows.find(({ key }) => key === 'contact.phone')?.revision ?? 0
}

async function pending({ pendingCompany }: Scene) {
  return { id: (await pendingCompany()).companyId }
}

const address = (name: string) => ({
  ...{ name, street: 'Werkweg 1', zip: '76133', town: 'Karlsruhe' },
  ...{ www: 'werk.example', phone: '0721 23125-1' },
})

const distance = (key: string) => ({
  ...{ key, nameDe: key, nameEn: '', active: true },
  fields: { value: '42' },
})

const withoutKey = ({ key: _, ...values }: ReturnType<typeof distance>) => values

const readReferenceList = ({ app }: Scene, list: ReferenceListName) => readList(app, list)
const listRevision = async (scene: Scene, list: ReferenceListName) =>
  (await readReferenceList(scene, list)).revision
