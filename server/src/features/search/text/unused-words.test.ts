import { listApplicants } from '@tandem/contract/applicant-search'
import { listCompanies } from '@tandem/contract/companies'
import { listOffers } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { eraseAccount } from '#features/privacy/deletion/erase-account.ts'
import { studyInterest } from '#features/reference/reference.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { insertProfile } from '../profiles/profiles.testing.ts'
import { searchWord } from './search-word.schema.ts'
import { deleteWordsOutOfUse } from './text.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('what no text says any more is forgotten, the rest is found as before', async () => {
  const acme = await app.company({ name: 'Acme' })
  const gone = await app.offer(acme, { title: 'Hufschmiedekunst' })
  await app.offer(acme, { title: 'Glockengießerei' })
  await app.db.delete(offer).where(eq(offer.id, gone.id))
  expect(await knows('hufschmiedekunst')).toBe(true)
  await deleteWordsOutOfUse(app.context())
  expect(await knows('hufschmiedekunst')).toBe(false)
  const { body } = await app.call(listOffers, { query: { text: 'giesserei' } }, { as: acme })
  expect(body.totalItems).toBe(1)
})

test('words of a course stay while nobody offers it, for the first company that does', async () => {
  const [known] = await app.db.select().from(studyInterest).limit(1)
  if (!known) throw new Error('There are study interests')
  const farriery = { ...known, id: 9999, nameDe: 'Hufbeschlag', nameEn: 'Farriery' }
  await app.db.insert(studyInterest).values(farriery)
  await deleteWordsOutOfUse(app.context())
  const smithy = await app.company({ name: 'Schmiede' })
  await app.offer(smithy, { title: 'Im Betrieb', studyInterestId: farriery.id })
  const { body } = await app.call(listCompanies, { query: { text: 'beschlag' } }, { as: smithy })
  expect(body.member).toMatchObject([{ name: 'Schmiede' }])
})

test('a misspelling is taken for what finds something, not for a nearer course that nobody offers', async () => {
  const [known] = await app.db.select().from(studyInterest).limit(1)
  if (!known) throw new Error('There are study interests')
  await app.db.insert(studyInterest).values({ ...known, id: 9998, nameDe: 'Metallbau', nameEn: '' })
  const bath = await app.company({ name: 'Metallbad' })
  const find = async () =>
    (await app.call(listCompanies, { query: { text: 'metallbsu' } }, { as: bath })).body
  expect((await find()).member).toMatchObject([{ name: 'Metallbad' }])
  const builder = await app.company({ name: 'Schlosserei' })
  await app.offer(builder, { title: 'Im Betrieb', studyInterestId: 9998 })
  expect((await find()).member).toMatchObject([{ name: 'Schlosserei' }])
})

test('of a person who leaves only the words stay that others have, also of a profile hidden before', async () => {
  const [lena, max] = [
    await app.applicant({ lastName: 'Quittenbaum' }),
    await app.applicant({ lastName: 'Zwetschge' }),
  ]
  const id = await insertProfile(app.db, lena, { title: 'Dachdeckerin', aboutMe: 'Trompeterin' })
  await insertProfile(app.db, max, { title: 'Dachdecker', aboutMe: 'Geiger' })
  await app.db.update(application).set({ visibility: 'hidden' }).where(eq(application.id, id))
  expect(await Promise.all(['quittenbaum', 'trompeterin', 'dachdecker'].map(knows))).toEqual([
    true,
    true,
    true,
  ])
  await eraseAccount(app.context(), lena.accountId, 'own')
  expect(await Promise.all(['quittenbaum', 'trompeterin'].map(knows))).toEqual([false, false])
  expect(await Promise.all(['dachdecker', 'geiger', 'zwetschge'].map(knows))).toEqual([true, true, true])
  const { body } = await app.call(
    listApplicants,
    { query: { text: 'Dachdecker' } },
    { as: await app.company() },
  )
  expect(body.totalItems).toBe(1)
})

test('a word that somebody begins to use while its last owner leaves is kept', async () => {
  const words = ['Amboss', 'Blasebalg', 'Drehbank', 'Esse', 'Feile', 'Gesenk'].map((word) => `${word}meister`)
  const leavers = await Promise.all(words.map(() => app.applicant()))
  const comers = await Promise.all(words.map(() => app.applicant()))
  for (const [at, person] of leavers.entries()) await insertProfile(app.db, person, { title: words[at] })
  await Promise.all([
    ...leavers.map(({ accountId }) => eraseAccount(app.context(), accountId, 'own')),
    ...comers.map((person, at) => insertProfile(app.db, person, { title: words[at] })),
  ])
  expect(await Promise.all(words.map((word) => knows(word.toLowerCase())))).toEqual(words.map(() => true))
})

const knows = async (word: string) => (await app.db.$count(searchWord, eq(searchWord.word, word))) > 0
