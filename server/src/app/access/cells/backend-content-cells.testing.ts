import { listContents } from '@tandem/contract/backend/contents'
import type { ReferenceListName } from '@tandem/contract/backend/reference-lists'
import { readList } from '#features/reference/reference.api.ts'
import { readSettingRows } from '#platform/settings/settings.store.ts'
import type { Scene } from '../scene.testing.ts'
import { adviser } from '../scene-office.testing.ts'
import type { Cells } from './cell.testing.ts'

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

/** Of what the university itself says and offers to choose from, and of the settings. */
export const backendContentCells: Cells = {
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
  getEditedSettings: {},
  getSettingReach: {},
  changeSettings: {
    given: async (scene) => ({
      body: { changes: [{ key: 'contact.phone', value: scene.name, revision: await phoneRevision(scene) }] },
    }),
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

const distance = (key: string) => ({
  ...{ key, nameDe: key, nameEn: '', active: true },
  fields: { value: '42' },
})

const withoutKey = ({ key: _, ...values }: ReturnType<typeof distance>) => values

const readReferenceList = ({ app }: Scene, list: ReferenceListName) => readList(app, list)
const listRevision = async (scene: Scene, list: ReferenceListName) =>
  (await readReferenceList(scene, list)).revision
