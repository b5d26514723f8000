import {
  arrangeCompanyPersons,
  getContact,
  getPersonProfile,
  listCompanyPersons,
  listContacts,
  type PersonContent,
  savePersonFile,
  savePersonImage,
  savePersonProfile,
} from '@tandem/contract/contacts'
import { getContactImage } from '@tandem/contract/images'
import { startThread } from '@tandem/contract/messaging'
import { getOffer } from '@tandem/contract/offers'
import { search } from '@tandem/contract/search'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { storedFile } from '#features/files/files.schema.ts'
import { authenticate } from '#features/sessions/sessions.api.ts'
import type { CompanyViewer } from '#platform/auth/viewer.ts'
import { meanwhile } from '#testing/meanwhile.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { setAccountAge } from '#testing/test-lifetime.ts'
import { organisationPerson } from './contacts.schema.ts'
import { changePersonFile } from './own/own-files.ts'
import { deleteFile } from './persons.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Company = Awaited<ReturnType<TestApp['company']>>

test('a contact writes about themselves, and each reader sees it in their language', async () => {
  const as = await app.company()
  const saved = await save(as, content)
  expect(saved.body.profile).toMatchObject({ ...content, revision: 1 })
  const params = { id: as.organisationPersonId }
  const reader = await app.applicant()
  const german = await app.call(getContact, { params }, { as: reader })
  expect(german.body).toMatchObject({
    role: 'Ausbildungsleitung',
    phone: content.phone,
    can: { message: true, edit: false },
  })
  expect((await app.call(getContact, { params }, { as })).body.can).toEqual({ message: false, edit: true })
  const colleague = await app.colleague(as)
  expect((await app.call(getContact, { params }, { as: colleague })).body.can.edit).toBe(false)
  const english = await app.call(getContact, { params }, { as: reader, locale: 'en' })
  expect(english.body.role).toBe('Head of training')
})

test('who saves over an older state is told what is there', async () => {
  const as = await app.company()
  const { body } = await save(as, content)
  const refused = await save(as, { ...content, phone: '030 23125-9' })
  expect(refused).toMatchObject({ status: 409, body: { current: body.profile } })
  expect((await save(as, content)).body.profile.revision).toBe(1)
})

test('picture and files are shown to others, and go for good with null', async () => {
  const as = await app.company()
  await app.settleJobs()
  const before = await app.db.$count(storedFile)
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#024b59' } })
    .png()
    .toBuffer()
  const params = { id: 'mainImage' } as const
  await app.upload(savePersonImage, { params, file: { name: 'ich.png', bytes } }, { as })
  const file = { name: 'anfahrt.pdf', bytes: smallPdf() }
  const added = await app.upload(savePersonFile, { params: { id: 'new' }, file }, { as })
  const of = { params: { id: as.organisationPersonId } }
  for (const size of [96, 320, 960] as const) {
    const image = await app.server.inject({
      url: `/api/organisation-person/${as.organisationPersonId}/image/mainImage?size=${size}`,
      headers: { authorization: `Bearer ${(await app.applicant()).token}` },
    })
    expect((await sharp(image.rawPayload).metadata()).width).toBe(Math.min(size, 900))
  }
  const url = `/api/organisation-person/${as.organisationPersonId}/image/mainImage?size=96`
  const ask = (headers = {}) =>
    app.server.inject({ url, headers: { authorization: `Bearer ${as.token}`, ...headers } })
  const { etag } = (await ask()).headers
  const again = await ask({ 'if-none-match': etag })
  expect(again).toMatchObject({ statusCode: 304, rawPayload: Buffer.alloc(0) })
  expect((await ask({ 'if-none-match': '"another"' })).statusCode).toBe(200)
  expect((await app.call(getContact, of, { as: await app.applicant() })).body).toMatchObject({
    hasImage: true,
    files: [{ name: 'anfahrt.pdf' }],
  })
  const [{ id }] = added.body.profile.files
  await app.call(savePersonImage, { params, body: { image: null } }, { as })
  await app.call(savePersonFile, { params: { id }, body: { file: null } }, { as })
  await app.settleJobs()
  expect(await app.db.$count(storedFile)).toBe(before)
  expect((await app.call(getContactImage, of, { as })).status).toBe(404)
})

test('a picture is named by its name, a number or one’s own id, and posted null clears it', async () => {
  const [as, other] = [await app.company(), await app.company()]
  const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#024b59' } })
    .png()
    .toBuffer()
  const clear = (id: string, payload: string) =>
    app.server.inject({
      ...{ method: 'POST', url: `/api${savePersonImage.path.replace('{id}', id)}`, payload },
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    })
  for (const id of ['mainImage', '0', '1', as.organisationPersonId]) {
    for (const payload of ['{"image":null,"locale":"de"}', 'null']) {
      const set = await app.upload(
        savePersonImage,
        { params: { id }, file: { name: 'a.png', bytes } },
        { as },
      )
      expect(set.body.profile?.hasImage, id).toBe(true)
      expect((await clear(id, payload)).json().profile?.hasImage, `${id} ${payload}`).toBe(false)
    }
  }
  for (const id of [other.organisationPersonId, 'logo', '2']) {
    expect((await clear(id, '{"image":null}')).statusCode).toBe(404)
  }
})

test('what may not be kept is not stored first', async () => {
  const [as, other] = [await app.company(), await app.company()]
  const { body } = await addFile(other)
  const stored = await app.db.$count(storedFile)
  expect((await addFile(as, body.profile.files[0].id)).status).toBe(404)
  expect(await app.db.$count(storedFile)).toBe(stored)
})

test('a file that was removed on another device meanwhile is not replaced', async () => {
  const as = await app.company()
  const [{ id }] = (await addFile(as)).body.profile.files
  const between = meanwhile(app.context(), () => deleteFile(app.db, as.organisationPersonId, id))
  const viewer = (await authenticate(app.context(), as.token)) as CompanyViewer
  const upload = { name: 'neu.pdf', bytes: smallPdf() }
  const input = { params: { id }, query: undefined, body: { file: null }, upload }
  await expect(changePersonFile(between, viewer, input)).rejects.toThrow('not_found')
})

test.each<[string, (who: Company) => Promise<unknown>]>([
  ['who is hidden', (who) => app.db.update(organisationPerson).set({ hidden: true }).where(isPerson(who))],
  ['whose account has expired', (who) => setAccountAge(app, who, { renewedDaysAgo: 370, hiddenDaysAgo: 1 })],
  [
    'whose account is not confirmed',
    (who) => app.db.update(account).set({ confirmedAt: null }).where(isOf(who)),
  ],
])('%s is found, named and written to by nobody else', async (_, leave) => {
  const as = await app.company({ lastName: 'Zeisig' })
  await app.colleague(as)
  const { id } = await app.offer(as, { contactId: as.organisationPersonId })
  const reader = await app.applicant()
  const contactOfOffer = async () =>
    (await app.call(getOffer, { params: { id } }, { as: reader })).body.contact
  const found = async () => {
    const wanted = { params: { entityType: 'companyContact' }, query: { text: 'Zeisig', nt: '1' } } as const
    return (await app.call(search, wanted, { as: reader })).body.totalItems
  }
  expect(await contactOfOffer()).toMatchObject({ id: as.organisationPersonId })
  expect([await contactsFor(reader, as), await found()]).toMatchObject([{ length: 2 }, 1])
  await leave(as)
  expect(await contactOfOffer()).toBeNull()
  expect([await contactsFor(reader, as), await found()]).toMatchObject([{ length: 1 }, 0])
  const params = { id: as.organisationPersonId }
  expect((await app.call(getContact, { params }, { as: reader })).status).toBe(404)
  const body = { subject: 'Frage', message: 'Guten Tag' }
  expect((await app.call(startThread, { params, body }, { as: reader })).status).toBe(404)
})

test('the order is the company’s; an older one, or one that lacks somebody, is refused', async () => {
  const as = await app.company({ firstName: 'Anna' })
  await app.colleague(as, { firstName: 'Ben' })
  await app.colleague(as, { firstName: 'Cleo' })
  const before = await list(as)
  const turned = before.toReversed()
  expect((await arrange(as, turned)).body.persons.map(nameOf)).toEqual(turned.map(nameOf))
  expect(await contactsFor(await app.applicant(), as)).toEqual(turned.map(nameOf))
  expect(await arrange(as, before)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } })
  const now = await list(as)
  expect((await arrange(as, now.slice(1))).status).toBe(409)
  expect((await arrange(as, now)).status).toBe(200)
})

test('of two colleagues who put them in order at once, one is told', async () => {
  const as = await app.company()
  const colleague = await app.colleague(as, { permissions: ['company-profile-edit'] })
  const before = await list(as)
  const hide = (index: number) => before.map((person, at) => ({ ...person, hidden: at === index }))
  const answers = await Promise.all([arrange(as, hide(0)), arrange(colleague, hide(1))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['mail', 'keine Adresse'],
  ['phone', 'ruf mich an'],
])('a wrong %s is refused at its field', async (path, value) => {
  const { status, body } = await save(await app.company(), { ...content, [path]: value })
  expect(status).toBe(422)
  expect(body.violations).toEqual([expect.objectContaining({ propertyPath: path })])
})

test('a company that is no id is not found', async () => {
  const params = { type: 'company', id: 'werkhof' } as const
  expect((await app.call(listContacts, { params }, { as: await app.applicant() })).status).toBe(404)
})

test('an admin who is a contact of no location has no profile', async () => {
  expect((await app.call(getPersonProfile, {}, { as: await app.admin() })).status).toBe(404)
})

const content: PersonContent = {
  roleDe: 'Ausbildungsleitung',
  roleEn: 'Head of training',
  mail: 'jule@example.org',
  phone: '030 23125-0',
}

const isPerson = (who: Company) => eq(organisationPerson.id, who.organisationPersonId)
const isOf = (who: Company) => eq(account.id, who.accountId)

type Person = { id: string; firstName: string; hidden: boolean; revision: number }

const nameOf = ({ firstName }: { firstName: string }) => firstName

const save = (as: Company, body: PersonContent) =>
  app.call(savePersonProfile, { body: { ...body, revision: 0 } }, { as })

const addFile = (as: Company, id = 'new') =>
  app.upload(savePersonFile, { params: { id }, file: { name: 'a.pdf', bytes: smallPdf() } }, { as })

const list = async (as: Company): Promise<Person[]> =>
  (await app.call(listCompanyPersons, { params: { id: as.companyId } }, { as })).body.persons

const arrange = (as: Company, persons: Person[]) =>
  app.call(
    arrangeCompanyPersons,
    {
      params: { id: as.companyId },
      body: { persons: persons.map(({ id, hidden, revision }) => ({ id, hidden, revision })) },
    },
    { as },
  )

async function contactsFor(as: { token: string }, { companyId: id }: Company): Promise<string[]> {
  const { body } = await app.call(listContacts, { params: { type: 'company', id } }, { as })
  return body.member.map(nameOf)
}
