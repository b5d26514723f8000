import { getAccount } from '@tandem/contract/accounts'
import { getApplicant } from '@tandem/contract/applicants'
import * as own from '@tandem/contract/applicants/own-profile'

import { getApplication } from '@tandem/contract/applications'
import { maxProfiles } from '@tandem/contract/applications/drafts'

import { getApplicantImage } from '@tandem/contract/images'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { completeContent, emptyContent } from '#features/applications/content/sample-content.testing.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
beforeAll(async () => {
  app = await startTestApp()
  acme = await app.company()
})
afterAll(() => app.stop())
beforeEach(async () => {
  lena = await app.applicant({ firstName: 'Lena' })
})

test('every field of a profile comes back as it was saved', async () => {
  expect((await ownProfile()).application).toBeNull()
  const body = { ...completeContent, coverLetter: '', visibility: 'anonymous', revision: 0 } as const
  const { status } = await app.call(own.saveOwnProfile, { body }, { as: lena })
  expect(status).toBe(200)
  const { application, ...person } = await ownProfile()
  expect(person).toMatchObject({ id: lena.applicantId, firstName: 'Lena', image: null })
  expect(application).toMatchObject({ ...body, type: 3, revision: 1 })
})

test('saving over what was changed elsewhere answers what is there now', async () => {
  const save = (aboutMe: string) =>
    app.call(own.saveOwnProfile, { body: { ...emptyContent, aboutMe, revision: 0 } }, { as: lena })
  await save('Vom Telefon')
  const { status, body } = await save('Vom Laptop')
  expect([status, body.code]).toEqual([409, 'changed_elsewhere'])
  expect(body.current.application).toMatchObject({ aboutMe: 'Vom Telefon', revision: 1 })
})

test('under their old names there are no more profiles than a person may have either', async () => {
  await app.db.execute(sql`
    insert into application (id, applicant_id, type, created_at, updated_at)
    select gen_random_uuid(), ${lena.applicantId}, 3, now(), now() from generate_series(1, ${maxProfiles})`)
  const { status, body } = await app.call(own.createManagedProfile, {}, { as: lena })
  expect([status, body.code]).toEqual([409, 'too_many_records'])
})

test('profiles are begun, listed, saved and deleted under their old names; other records are none', async () => {
  const as = { as: lena }
  const { id } = (await app.call(own.createManagedProfile, {}, as)).body
  const draft = (
    await app.call(own.saveOwnProfile, { body: { ...emptyContent, title: 'A', revision: 0 } }, as)
  ).body
  expect(draft.profile.application.id).toBe(id)
  const list = (await app.call(own.listManagedProfiles, {}, as)).body
  expect(list.member).toMatchObject([{ '@type': 'ApplicantManagement', id, title: 'A' }])
  const params = { id }
  const body = { ...emptyContent, title: 'B', revision: 1 }
  expect((await app.call(own.updateManagedProfile, { params, body }, as)).body.title).toBe('B')
  const { id: offerId } = await app.offer(acme)
  const other = await app.server.inject({
    ...{ method: 'POST', url: '/api/application', payload: { type: 2, offerId } },
    headers: { authorization: `Bearer ${lena.token}` },
  })
  const foreign = { params: { id: other.json().id as string } }
  for (const endpoint of [own.getManagedProfile, own.deleteManagedProfile]) {
    expect((await app.call(endpoint, foreign, as)).status).toBe(404)
  }
  expect((await app.call(own.deleteManagedProfile, { params }, as)).status).toBe(200)
  expect((await app.call(own.listManagedProfiles, {}, as)).body.totalItems).toBe(0)
})

test('a photo is encoded anew without what the camera wrote, and the one before it goes for good', async () => {
  const before = await app.db.$count(storedFile)
  const first = (await setPhoto('teal')).image
  const second = (await setPhoto('orange')).image
  expect(second).not.toBe(first)
  await app.settleJobs()
  expect(await app.db.$count(storedFile)).toBe(before + 1)
  expect((await app.call(getAccount, {}, { as: lena })).body.account.hasProfileImage).toBe(true)
  for (const size of [96, 320, 960]) {
    const { bytes, headers } = await photo(lena, size)
    expect(headers['content-type']).toBe('image/webp')
    const { exif, width } = await sharp(bytes).metadata()
    expect([exif, width]).toEqual([undefined, size])
  }
  const { etag, vary } = (await photo(lena)).headers
  // Whoever logs in next in the same browser is not shown what it kept.
  expect(vary).toContain('authorization')
  expect((await photo(lena, 320, { 'if-none-match': etag })).status).toBe(304)
  await app.call(own.saveApplicantImage, { params, body: { image: null } }, { as: lena })
  expect((await photo(lena)).status).toBe(404)
  expect((await ownProfile()).image).toBeNull()
})

test('the photo is also the one of one’s own id, and of no other', async () => {
  await setPhoto('teal')
  const clear = (id: string) =>
    app.call(own.saveApplicantImage, { params: { id }, body: { image: null } }, { as: lena })
  expect((await clear((await app.applicant()).applicantId)).status).toBe(404)
  expect((await ownProfile()).image).not.toBeNull()
  expect((await clear(lena.applicantId)).status).toBe(200)
  expect((await ownProfile()).image).toBeNull()
})

test('whoever may not know the name gets neither the photo nor its name', async () => {
  const { image } = await setPhoto('teal')
  const show = async (visibility: 'hidden' | 'anonymous' | 'open') => {
    const revision = (await ownProfile()).application?.revision ?? 0
    const body = { ...completeContent, visibility, revision }
    const saved = (await app.call(own.saveOwnProfile, { body }, { as: lena })).body
    const id: string = saved.profile.application.id
    const record = await app.call(getApplication, { params: { id } }, { as: acme })
    const person = await app.call(getApplicant, { params: { id: lena.applicantId } }, { as: acme })
    const answers = JSON.stringify([record.body, person.body])
    return { photo: (await photo(acme)).status, isNamed: answers.includes(String(image)) }
  }
  expect(await show('hidden')).toEqual({ photo: 404, isNamed: false })
  expect(await show('anonymous')).toEqual({ photo: 404, isNamed: false })
  expect(await show('open')).toEqual({ photo: 200, isNamed: true })
})

const params = { id: 'mainImage' } as const

const ownProfile = async (): Promise<own.OwnProfile> =>
  (await app.call(own.getOwnProfile, {}, { as: lena })).body.profile

async function setPhoto(background: string): Promise<own.OwnProfile> {
  const bytes = await sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Lena', Make: 'Telefon' } })
    .jpeg()
    .toBuffer()
  const { body } = await app.upload(
    own.saveApplicantImage,
    { params, file: { name: 'IMG_2026.jpg', bytes } },
    { as: lena },
  )
  return body.profile
}

const photo = (as: { token: string }, size = 320, headers = {}) =>
  app.call(
    getApplicantImage,
    { params: { id: lena.applicantId, name: 'mainImage' }, query: { size } },
    { as, headers },
  )
