import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedFile } from '#features/files/files.schema.ts'
import { createTestClock } from '#platform/clock/test-clock.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { createPeople } from '#testing/test-people.ts'
import { findAccountPerson, replacePersonMail } from './account-people.store.ts'
import { organisationPerson, organisationPersonFile } from './contacts.schema.ts'
import { deletePersonsOfCompany } from './person-deletion.store.ts'
import { deleteFile, selectFiles } from './persons.store.ts'

const clock = createTestClock('2026-11-20T09:00:00Z')
let opened: TestDatabase
let db: Db
let people: ReturnType<typeof createPeople>
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.database.db
  people = createPeople(db, clock)
})
afterAll(() => opened.drop())

test('each contact belongs to the company of their own', async () => {
  const companies = [await people.company({ name: 'Acme' }), await people.company({ name: 'Rival' })]
  const found = await Promise.all(companies.map(({ accountId }) => findAccountPerson(db, accountId)))
  expect(found.map((person) => person?.companyName)).toEqual(['Acme', 'Rival'])
})

test('an address that two share changes for the one whose account got another', async () => {
  const acme = await people.company()
  const colleague = await people.colleague(acme)
  await db.update(organisationPerson).set({ mail: 'info@example.org' })
  const { accountId } = acme
  const change = { from: 'info@example.org', to: 'petra@example.org', now: clock() }
  await replacePersonMail(db, { accountId, ...change })
  const mailOf = async (id: string) =>
    (await db.select().from(organisationPerson).where(eq(organisationPerson.accountId, id))).map(
      ({ mail }) => mail,
    )
  expect(await mailOf(accountId)).toEqual(['petra@example.org'])
  expect(await mailOf(colleague.accountId)).toEqual(['info@example.org'])
})

test('the documents of a contact go with nobody else', async () => {
  const [acme, rival] = [await people.company(), await people.company()]
  const fileId = newId()
  const file = { storageKey: fileId, name: 'a.pdf', size: 1, mediaType: 'application/pdf', sha256: '' }
  await db.insert(storedFile).values({ id: fileId, ...file, uploadedBy: acme.accountId })
  await db.insert(organisationPersonFile).values({ organisationPersonId: acme.organisationPersonId, fileId })
  await deleteFile(db, rival.organisationPersonId, fileId)
  expect(await selectFiles(db, acme.organisationPersonId)).toMatchObject([{ id: fileId }])
  expect(await deletePersonsOfCompany(db, rival.companyId)).toEqual([])
  expect(await deletePersonsOfCompany(db, acme.companyId)).toEqual([fileId])
})
