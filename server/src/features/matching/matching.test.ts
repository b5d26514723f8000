import { listApplicants, matchApplicant } from '@tandem/contract/applicant-search'
import { getApplication, listApplications } from '@tandem/contract/applications'
import { forCards, type Match } from '@tandem/contract/matching'
import { listOffers, matchOffer } from '@tandem/contract/offers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { applicant, applicantCompanyBlock } from '#features/applicants/applicants.schema.ts'
import { application } from '#features/applications/applications.schema.ts'
import { offerExpertise, offerLanguage, offerMathsModule } from '#features/offers/offers.schema.ts'
import { expertise } from '#features/reference/reference.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createSeeking, preferences, type Seeking } from './seeking.testing.ts'

type Person = { token: string }
type Reason = Match['reasons'][number]
let app: TestApp
let seeking: Seeking
let acme: Awaited<ReturnType<TestApp['company']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let offer: { id: string }

beforeAll(async () => {
  app = await startTestApp()
  seeking = createSeeking(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company()
  lena = await app.applicant()
  offer = await app.offer(acme, { years: [{ year: 2028, total: 1 }], requiredDocuments: ['cv'] })
  await app.db.insert(offerLanguage).values({ offerId: offer.id, languageCode: 'en', minimumLevel: 6 })
})

const matchOf = async (as: Person, { locale, id = offer.id }: { locale?: 'de' | 'en'; id?: string } = {}) => {
  const { status, body } = await app.call(matchOffer, { params: { id } }, { as, locale })
  return status === 200 ? body.match : status
}
const matchWith = async (applicantId: string, as: Person = acme, offerId = offer.id) => {
  const input = { params: { id: applicantId }, query: { offer: offerId } }
  const { status, body } = await app.call(matchApplicant, input, { as })
  return status === 200 ? body.match : status
}

/** A result list of offers tells fewer reasons. */
const onCard = (match: Match) => ({ ...match, reasons: forCards(match.reasons) })

/** As the lists of the searches show it. */
async function inOffers() {
  const { body } = await app.call(listOffers, { query: { sort: 'match' } }, { as: lena })
  return body.member.find(({ id }: { id: string }) => id === offer.id).match
}
async function inApplicants() {
  const query = { offer: offer.id, sort: 'match' } as const
  const { body } = await app.call(listApplicants, { query }, { as: acme })
  const found = body.member.find(({ id }: { id: string }) => id === lena.applicantId)
  return found.match
}

test('the same pair has the same numbers and reasons, wherever and by whomever it is seen', async () => {
  await seeking.profile(lena, { visibility: 'open' })
  const byProfile = await matchOf(lena)
  // The year after the preferred one, and a level below.
  expect(byProfile).toMatchObject({ applicant: 90, company: 60, total: 75 })
  expect(await matchWith(lena.applicantId)).toEqual(byProfile)
  expect(await matchWith(lena.applicantId, await app.admin())).toEqual(byProfile)
  expect(await inOffers()).toEqual(onCard(byProfile))
  expect(await inApplicants()).toEqual(byProfile)

  const draft = await seeking.draft(lena, offer, { desiredYears: [2028] })
  const byDraft = await matchOf(lena)
  expect(byDraft).toMatchObject({ applicant: 100, company: 60, total: 80 })
  expect(await matchWith(lena.applicantId)).toEqual(byProfile)
  await seeking.send(lena, draft)

  const sent = await matchOf(lena)
  expect(sent).toMatchObject({ applicant: 100, company: 80, total: 90 })
  const ofRecord = async (as: Person) =>
    (await app.call(getApplication, { params: { id: draft.id } }, { as })).body.match
  const ofList = async (scope: string, as: Person) => {
    const { body } = await app.call(listApplications, { query: { scope, type: 2 } }, { as })
    return body.member[0].match
  }
  expect([
    await inOffers(),
    await matchWith(lena.applicantId),
    await ofRecord(lena),
    await ofRecord(acme),
    await ofList('own', lena),
    await ofList('received', acme),
  ]).toEqual([onCard(sent), sent, sent, sent, sent, sent])
  await seeking.withdraw(draft)
  expect(await matchOf(lena)).toEqual(byProfile)
})

test('a letter that was typed counts as the document that is asked for', async () => {
  const asking = await app.offer(acme, {
    years: [{ year: 2028, total: 1 }],
    requiredDocuments: ['cv', 'cover_letter'],
  })
  const documents = async (as: Person) => {
    const { reasons } = await matchOf(as, { id: asking.id })
    return reasons.find(({ criterion }: Reason) => criterion === 'documents')
  }
  const draft = await seeking.draft(lena, asking)
  // Nothing is attached yet, which is left open.
  expect(await documents(lena)).toMatchObject({ fit: 'unknown' })
  await seeking.send(lena, draft)
  expect(await documents(lena)).toMatchObject({ fit: 'fits', score: 100 })
})

test('a rating counts once it is shared, and a private one is told by no number, reason or order', async () => {
  await app.db.insert(offerMathsModule).values({ offerId: offer.id, module: 'powers', minimumRating: 5 })
  const { id } = await seeking.profile(lena, { visibility: 'open' })
  const untested = await matchOf(lena)
  const say = async (rating: number, visible: boolean) => {
    const moduleAdditionals = [{ name: 'powers', rating, visible }]
    await app.db.update(application).set({ moduleAdditionals }).where(eq(application.id, id))
    const everywhere = [
      await matchOf(lena),
      await matchWith(lena.applicantId),
      await inOffers(),
      await inApplicants(),
    ]
    expect(new Set(everywhere.map((match) => JSON.stringify(onCard(match))))).toHaveLength(1)
    return everywhere[0]
  }
  expect(await say(1, false)).toEqual(untested)
  expect(await say(6, false)).toEqual(untested)
  const maths = (match: Match) => match.reasons.find((each) => each.criterion === 'maths')
  expect(maths(untested)).toMatchObject({ fit: 'unknown', text: 'Mathe offen', finding: null, wanted: null })
  // Of the company's preferences only a language is known, at 60 of 100: (13.5 × 60 + 10 × 25) / 23.5.
  const low = await say(2, true)
  expect(low).toMatchObject({ applicant: 90, company: 45, total: 68 })
  expect(maths(low)).toMatchObject({
    ...{ fit: 'not', score: 25, finding: 'Potenzen, Wurzeln, Logarithmen: Stufe 2' },
    wanted: 'Gesucht: ab Stufe 5 von 6',
  })
  expect(await say(5, true)).toMatchObject({ applicant: 90, company: 77 })
})

test('a skill counts by its name, in either language and however it is written', async () => {
  const [skill] = await app.db.select().from(expertise).limit(1)
  if (!skill) throw new Error('There are no expertises')
  await app.db.insert(offerExpertise).values({ offerId: offer.id, expertiseId: skill.id })
  const named = { grade: null, description: '' }
  const reasonFor = async (name: string) => {
    const person = await app.applicant()
    await seeking.profile(person, { expertises: [{ name, ...named }] })
    return (await matchOf(person)).reasons.find((each: Reason) => each.criterion === 'expertises').finding
  }
  expect(await reasonFor(` ${skill.nameEn.toUpperCase()}`)).toBe('1 von 1')
  expect(await reasonFor('Schachspielen')).toBe('0 von 1')
})

test('a block hides one applicant from one company', async () => {
  const kim = await app.applicant()
  for (const person of [lena, kim]) await seeking.profile(person, { visibility: 'open' })
  const rival = await app.company()
  await app.db.insert(applicantCompanyBlock).values([
    { applicantId: lena.applicantId, companyId: rival.companyId },
    { applicantId: kim.applicantId, companyId: acme.companyId },
  ])
  expect(await matchWith(lena.applicantId)).toMatchObject({ total: expect.any(Number) })
  expect(await matchWith(kim.applicantId)).toBe(404)
})

test('an offer that does not exist fits nobody, also for an admin', async () => {
  await seeking.profile(lena, { visibility: 'open' })
  expect(await matchWith(lena.applicantId, await app.admin(), newId())).toBe(404)
})

test('both languages have the same numbers', async () => {
  await seeking.profile(lena)
  const [german, english] = [await matchOf(lena), await matchOf(lena, { locale: 'en' })]
  const reason = (match: Match, criterion: string) =>
    match.reasons.find((each) => each.criterion === criterion)
  expect(reason(german, 'languages')).toMatchObject({ text: 'Englisch C2 gewünscht', finding: 'Englisch C1' })
  expect(reason(english, 'languages')).toMatchObject({ text: 'English C2 wanted', finding: 'English C1' })
  expect({ ...english, reasons: [] }).toEqual({ ...german, reasons: [] })
})

test('who somebody is does not count', async () => {
  await seeking.profile(lena, { visibility: 'open' })
  const before = await matchOf(lena)
  const person = { gender: 'female', birthdate: '1985-03-04', nationality: 'FR', countryCode: 'FR' } as const
  await app.db.update(applicant).set(person).where(eq(applicant.id, lena.applicantId))
  const name = { firstName: 'Aïcha', lastName: 'Öztürk' }
  await app.db.update(account).set(name).where(eq(account.id, lena.accountId))
  expect(await matchOf(lena)).toEqual(before)
})

test('compared is the profile that can be found, else the newest, else the template', async () => {
  expect(await matchOf(lena)).toBe(null)
  await seeking.template(lena)
  expect((await matchOf(lena)).applicant).toBe(90)
  const hidden = await seeking.profile(lena, { desiredYears: [2028], visibility: 'hidden' })
  expect((await matchOf(lena)).applicant).toBe(100)
  app.clock.advance(1000)
  await seeking.profile(lena, { desiredYears: [2030], visibility: 'anonymous' })
  app.clock.advance(1000)
  await seeking.save(lena, hidden, { desiredYears: [2028], visibility: 'hidden' })
  expect((await matchOf(lena)).applicant).toBe(80)
  expect((await matchWith(lena.applicantId)).applicant).toBe(80)
  app.clock.advance(1000)
  await seeking.profile(lena, { desiredYears: [2028], visibility: 'open' })
  expect((await matchOf(lena)).applicant).toBe(100)
})

test('of several profiles the one that is asked for, as long as it may be found', async () => {
  const first = await seeking.profile(lena, { desiredYears: [2028], visibility: 'open' })
  app.clock.advance(1000)
  await seeking.profile(lena, { desiredYears: [2030], visibility: 'open' })
  const hidden = await seeking.profile(lena, { visibility: 'hidden' })
  await seeking.send(lena, await seeking.draft(lena, offer, { desiredYears: [2027] }))
  const withProfile = async (id: string, applicantId = lena.applicantId) => {
    const input = { params: { id: applicantId }, query: { offer: offer.id, profile: id } }
    const { status, body } = await app.call(matchApplicant, input, { as: acme })
    return status === 200 ? body.match.applicant : status
  }
  expect(await withProfile(first.id)).toBe(100)
  expect(await withProfile(hidden.id)).toBe(404)
  expect(await withProfile(first.id, (await app.applicant()).applicantId)).toBe(404)
})

test('whoever seeks nothing has no match', async () => {
  await seeking.profile(lena, { studyInterests: [], places: [], desiredYears: [], visibility: 'open' })
  expect(await matchOf(lena)).toBe(null)
  expect(await matchWith(lena.applicantId)).toBe(null)
})

test('with an offer that the applicant may not see there is no match', async () => {
  await seeking.profile(lena)
  const draft = await app.offer(acme, { status: 'draft' })
  const pending = await app.offer(await app.company({ confirmed: false }))
  const statuses = [
    await matchOf(lena, { id: draft.id }),
    await matchOf(lena, { id: pending.id }),
    await matchOf(lena, { id: newId() }),
    await matchOf(acme),
  ]
  expect(statuses).toEqual([404, 404, 404, 403])
})

test('a company sees matches of its own offers only, and of whom it may find', async () => {
  await seeking.profile(lena, { visibility: 'open' })
  const other = await app.company()
  const hidden = await app.applicant()
  await seeking.profile(hidden, { visibility: 'hidden' })
  expect([
    await matchWith(lena.applicantId, other),
    await matchWith(lena.applicantId, acme, newId()),
    await matchWith(newId()),
    await matchWith(hidden.applicantId),
    await matchWith(hidden.applicantId, await app.admin()),
    await matchWith(lena.applicantId, lena),
  ]).toEqual([404, 404, 404, 404, 404, 403])
  await app.db
    .insert(applicantCompanyBlock)
    .values({ applicantId: lena.applicantId, companyId: acme.companyId })
  expect(await matchWith(lena.applicantId)).toBe(404)
})

test('a company that is not confirmed finds nobody', async () => {
  const pending = await app.company({ confirmed: false })
  await seeking.profile(lena, { visibility: 'open' })
  const own = await app.offer(pending, { status: 'draft' })
  expect(await matchWith(lena.applicantId, pending, own.id)).toBe(404)
})

test('an application sent opens the match also where the profile is hidden, and a withdrawn one does not', async () => {
  const draft = await seeking.draft(lena, offer, preferences)
  expect(await matchWith(lena.applicantId)).toBe(404)
  await seeking.send(lena, draft)
  expect((await matchWith(lena.applicantId)).applicant).toBe(90)
  expect(await matchWith(lena.applicantId, await app.colleague(acme))).toBe(404)
  await seeking.withdraw(draft)
  expect(await matchWith(lena.applicantId)).toBe(404)
})
