import { type ContentOf, createContent, getContent, saveContent } from '@tandem/contract/backend/contents'
import {
  addLocationPerson,
  arrangeLocationPersons,
  arrangeLocations,
  changeLocationPerson,
  changeLocationPersonImage,
  removeLocationPerson,
} from '@tandem/contract/backend/locations'
import { getContactDetails, getSupportImage } from '@tandem/contract/pages/contact'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '#features/backend/backend.schema.ts'
import { institutionLocation } from '#features/contacts/contacts.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let as: Awaited<ReturnType<TestApp['admin']>>
beforeAll(async () => {
  app = await startTestApp()
  as = await app.admin()
  await app.db.insert(institutionLocation).values({
    ...{ key: 'mosbach', name: 'Mosbach', town: 'Mosbach', postalCode: '74821', role: 'main' },
    ...{ latitude: 49.35, longitude: 9.15 },
  })
})
afterAll(() => app.stop())

const lake: ContentOf<'location'> = {
  ...{ kind: 'location', name: 'Campus am See', street: 'Seeweg 1', postalCode: '88045' },
  ...{ town: 'Friedrichshafen', latitude: 47.66, longitude: 9.48, mail: '', phone: '07541 23125-0' },
  ...{ bodyDe: 'Täglich ab 9 Uhr', bodyEn: 'Daily from 9 am', isWithdrawn: false },
}
const id = 'campus-am-see'
const shown = async (locale: 'de' | 'en' = 'de') =>
  (await app.call(getContactDetails, {}, { locale })).body.contact.locations
const content = async () =>
  (await app.call(getContent, { params: { kind: 'location', id } }, { as })).body.content
const ina = {
  ...{ firstName: 'Ina', lastName: 'Rau', roleDe: 'Beratung', roleEn: 'Advice', mail: '', phone: '' },
  hidden: false,
}
const deeds = async () => (await app.db.select().from(auditEntry)).map(({ action }) => action)

test('a new location stands on the contact page at once in both languages, moves, and is taken back by a version', async () => {
  const made = await app.call(
    createContent,
    { params: { kind: 'location' }, body: { content: lake, publishAt: null } },
    { as },
  )
  expect(made.body.content.id).toBe(id)
  expect(await shown('en')).toMatchObject([
    { id: 'mosbach' },
    { id, street: 'Seeweg 1', hours: 'Daily from 9 am', latitude: 47.66 },
  ])
  const save = (next: Partial<typeof lake>, revision: number) =>
    app.call(
      saveContent,
      {
        params: { kind: 'location', id },
        body: { content: { ...lake, ...next }, publishAt: null, revision },
      },
      { as },
    )
  await save({ latitude: 47.7, street: 'Uferweg 2' }, 1)
  expect(await shown()).toMatchObject([{}, { latitude: 47.7, street: 'Uferweg 2' }])
  expect((await save({ town: 'Ravensburg' }, 1)).status).toBe(409)
  await save(lake, 2)
  expect(await shown()).toMatchObject([{}, { latitude: 47.66, street: 'Seeweg 1' }])
  expect((await content()).versions).toHaveLength(3)
  const { status, body } = await save({ postalCode: '8804', latitude: 91 }, 3)
  expect(status).toBe(422)
  expect(body.violations.map((each: { propertyPath: string }) => each.propertyPath)).toEqual([
    'content.postalCode',
    'content.latitude',
  ])

  await save({ isWithdrawn: true }, 3)
  expect(await shown()).toMatchObject([{ id: 'mosbach' }])
  await save(lake, 4)
})

test('locations are put in order; of two admins at once the second is told', async () => {
  const arrange = (from: string[], to: string[]) => app.call(arrangeLocations, { body: { from, to } }, { as })
  const before = ['mosbach', id]
  expect((await arrange(before, [id, 'mosbach'])).body.locations).toEqual([id, 'mosbach'])
  expect(await shown()).toMatchObject([{ id }, { id: 'mosbach' }])
  const late = await arrange(before, before)
  expect(late.status).toBe(409)
  expect(late.body.current).toEqual([id, 'mosbach'])
  expect((await arrange([id, 'mosbach'], [id])).status).toBe(409)
})

test('people of a location are listed with a picture, in order, hidden and taken off', async () => {
  const at = { params: { id } }
  await app.call(addLocationPerson, { ...at, body: ina }, { as })
  const { body } = await app.call(addLocationPerson, { ...at, body: { ...ina, lastName: 'Zech' } }, { as })
  const [first, second] = body.persons as { id: string }[]
  expect(body.persons).toMatchObject([{ lastName: 'Rau' }, { lastName: 'Zech', hasAccount: false }])
  const people = async () =>
    (await shown('en')).find((each: { id: string }) => each.id === id).contacts as object[]
  expect(await people()).toMatchObject([{ lastName: 'Rau', role: 'Advice' }, {}])

  const order = { from: [first?.id ?? '', second?.id ?? ''], to: [second?.id ?? '', first?.id ?? ''] }
  await app.call(arrangeLocationPersons, { ...at, body: order }, { as })
  expect(await people()).toMatchObject([{ lastName: 'Zech' }, { lastName: 'Rau' }])
  expect((await app.call(arrangeLocationPersons, { ...at, body: order }, { as })).status).toBe(200)

  const one = { params: { id: first?.id ?? '' } }
  const picture = sharp({ create: { width: 96, height: 96, channels: 3, background: 'teal' } })
  const file = { name: 'ina.png', bytes: await picture.png().toBuffer() }
  await app.upload(changeLocationPersonImage, { ...one, file }, { as })
  expect(await people()).toMatchObject([{}, { hasImage: true }])
  expect((await app.call(getSupportImage, { ...one, query: {} })).status).toBe(200)

  const change = { ...one, body: { ...ina, hidden: true, revision: 2 } }
  expect((await app.call(changeLocationPerson, change, { as })).status).toBe(200)
  expect(await people()).toMatchObject([{ lastName: 'Zech' }])
  const outdated = { ...one, body: { ...ina, phone: '07541 1234', revision: 2 } }
  expect((await app.call(changeLocationPerson, outdated, { as })).status).toBe(409)
  await app.call(removeLocationPerson, one, { as })
  expect((await app.call(removeLocationPerson, one, { as })).status).toBe(404)
  expect(await deeds()).toEqual(
    expect.arrayContaining(['add_location_person', 'change_location_person', 'remove_location_person']),
  )
})
