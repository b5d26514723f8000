import { decisiveReasons, type Match } from '@tandem/contract/matching'
import { listOffers } from '@tandem/contract/offers'
import {
  createApplicantSavedSearch,
  previewSavedSearch,
  updateCompanySavedSearch,
} from '@tandem/contract/saved-searches'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { account, accountSubscription } from '#features/accounts/accounts.schema.ts'
import { offer } from '#features/offers/offers.schema.ts'
import { savedSearch } from '#features/saved-searches/saved-searches.schema.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { sendAlertsJob } from '../saved-searches.jobs.ts'
import {
  advanceTo,
  mailsTo,
  newestHeaders,
  runIncrementalMatching,
  save,
  saveForCompany,
} from '../saved-searches.testing.ts'

let app: TestApp
let acme: Awaited<ReturnType<TestApp['company']>>
const begin = '2026-11-18T09:00:00Z'
beforeEach(async () => {
  app ??= await startTestApp()
  app.clock.set(begin)
  acme = await app.company({ name: 'Acme AG' })
})
afterAll(() => app.stop())

const pass = (minutes: number) => app.clock.advance(minutes * 60_000)
const come = async (title: string, studyInterestId = 36) => {
  pass(1)
  const { id } = await app.offer(acme, { title, studyInterestId })
  await runIncrementalMatching(app)
  return id
}
const bodies = async (to: { email: string }) => (await mailsTo(app, to)).map(({ text }) => text)

describe('who wants to know', () => {
  test('at once gets one mail about all that came together, and each offer once', async () => {
    const lena = await app.applicant()
    const name = 'Informatik im Süden'
    const id = await save(app, lena, { name, studyInterests: ['41'], notificationInterval: 'immediately' })
    pass(1)
    const first = await app.offer(acme, { title: 'Erstes', studyInterestId: 41 })
    await app.offer(acme, { title: 'Zweites', studyInterestId: 41 })
    await runIncrementalMatching(app)
    const [mail, ...more] = await mailsTo(app, lena)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('2 neue Angebote für „Informatik im Süden“')
    expect(mail?.text).toContain('Das passt zu deiner gespeicherten Suche')
    const { baseUrl } = app.config.http
    for (const part of ['Erstes', 'Zweites', `${baseUrl}/unternehmen/angebot/${first.id}`]) {
      expect(mail?.text).toContain(part)
      expect(mail?.html).toContain(part)
    }
    expect(mail?.text).toContain(`${baseUrl}/unternehmen/suche/${id}`)
    expect(mail?.text).toContain(`${baseUrl}/suchauftrag-abbestellen#token=${id}.`)
    await app.db.update(offer).set({ titleDe: 'Geändert' }).where(eq(offer.id, first.id))
    await runIncrementalMatching(app)
    expect(await mailsTo(app, lena)).toHaveLength(1)
    await come('Drittes', 41)
    expect((await mailsTo(app, lena)).map(({ subject }) => subject)[0]).toBe(
      'Ein neues Angebot für „Informatik im Süden“',
    )
  })

  test('daily gets one mail at seven, over the change of the clocks too', async () => {
    app.clock.set('2027-03-26T12:00:00Z')
    const lena = await app.applicant()
    await save(app, lena, { studyInterests: ['42'], notificationInterval: 'daily' })
    await come('Freitag', 42)
    await advanceTo(app, '2027-03-27T05:59:00Z')
    expect(await mailsTo(app, lena)).toEqual([])
    await advanceTo(app, '2027-03-27T06:00:00Z')
    expect(await bodies(lena)).toEqual([expect.stringContaining('Freitag')])
    await come('Samstag', 42)
    await advanceTo(app, '2027-03-27T20:00:00Z')
    await advanceTo(app, '2027-03-28T04:59:00Z')
    expect(await mailsTo(app, lena)).toHaveLength(1)
    await advanceTo(app, '2027-03-28T05:00:00Z')
    expect((await bodies(lena))[0]).toContain('Samstag')
    await advanceTo(app, '2027-03-29T05:00:00Z')
    expect(await mailsTo(app, lena), 'nothing came').toHaveLength(2)
  })

  test('weekly gets one mail on Monday, late when nobody was there to send it', async () => {
    const lena = await app.applicant()
    await save(app, lena, { studyInterests: ['43'], notificationInterval: 'weekly' })
    await come('Mittwoch', 43)
    await advanceTo(app, '2026-11-23T05:00:00Z')
    expect(await mailsTo(app, lena)).toEqual([])
    await advanceTo(app, '2026-11-23T09:00:00Z')
    expect(await bodies(lena)).toEqual([expect.stringContaining('jeden Montag um sieben Uhr')])
    await come('Montag', 43)
    await advanceTo(app, '2026-11-29T09:00:00Z')
    expect(await mailsTo(app, lena)).toHaveLength(1)
    await advanceTo(app, '2026-11-30T06:00:00Z')
    expect(await mailsTo(app, lena)).toHaveLength(2)
  })
})

describe('no mail', () => {
  test('while it is paused; afterwards one about all that came', async () => {
    const lena = await app.applicant()
    const body = { name: 'Suche', studyInterests: ['60'], notificationInterval: 'immediately' as const }
    const id = await save(app, lena, { ...body, paused: true })
    await come('Eins', 60)
    await come('Zwei', 60)
    expect(await mailsTo(app, lena)).toEqual([])
    await app.call(updateCompanySavedSearch, { params: { id }, body }, { as: lena })
    await runIncrementalMatching(app)
    expect(await bodies(lena)).toEqual([expect.stringMatching(/Zwei[\s\S]*Eins/)])
  })

  test('about what came while none was wanted', async () => {
    const lena = await app.applicant()
    const body = { name: 'Suche', studyInterests: ['61'] }
    const id = await save(app, lena, body)
    await come('Davor', 61)
    const changed = { ...body, notificationInterval: 'immediately' as const }
    await app.call(updateCompanySavedSearch, { params: { id }, body: changed }, { as: lena })
    await come('Danach', 61)
    expect(await bodies(lena)).toEqual([expect.not.stringContaining('Davor')])
  })

  test('to who is hidden, or has turned these mails off', async () => {
    const [hidden, off] = [await app.applicant(), await app.applicant()]
    for (const as of [hidden, off]) {
      await save(app, as, { studyInterests: ['64'], notificationInterval: 'immediately' })
    }
    await app.db.update(account).set({ hiddenAt: app.clock() }).where(eq(account.id, hidden.accountId))
    const none = { subscription: 'new_matches', enabled: false }
    await app.db.insert(accountSubscription).values({ accountId: off.accountId, ...none })
    await come('Eins', 64)
    expect([...(await mailsTo(app, hidden)), ...(await mailsTo(app, off))]).toEqual([])
  })

  test('about what is gone before it leaves', async () => {
    const lena = await app.applicant()
    await save(app, lena, { studyInterests: ['65'], notificationInterval: 'daily' })
    const gone = await come('Fort', 65)
    await app.db.update(offer).set({ status: 'closed' }).where(eq(offer.id, gone))
    await advanceTo(app, '2026-11-19T06:00:00Z')
    expect(await mailsTo(app, lena)).toEqual([])
  })

  test('twice when two processes send at once, and none lost when the mail server is down', async () => {
    const lena = await app.applicant()
    await save(app, lena, { studyInterests: ['66'], notificationInterval: 'daily' })
    await come('Eins', 66)
    app.clock.set('2026-11-19T06:00:00Z')
    const send = vi.spyOn(app.context().mailer, 'send').mockRejectedValueOnce(new Error('down'))
    await Promise.all(
      Array.from({ length: 4 }, () => enqueue(app.db, sendAlertsJob, { interval: 'daily', after: '' })),
    )
    await app.settleJobs()
    expect(await mailsTo(app, lena)).toHaveLength(1)
    send.mockRestore()
  })
})

test('one that cannot be read any more does not stop the alerts of others', async () => {
  const [broken, lena] = [await app.applicant(), await app.applicant()]
  const wanted = { studyInterests: ['67'], notificationInterval: 'immediately' }
  const id = await save(app, broken, wanted)
  await save(app, lena, wanted)
  await app.db
    .update(savedSearch)
    .set({ criteria: { studyInterests: 67 } })
    .where(eq(savedSearch.id, id))
  await come('Eins', 67)
  expect(await mailsTo(app, lena)).toHaveLength(1)
  expect(await mailsTo(app, broken)).toEqual([])
})

test('a company is written to in its words, with the match with its offer, whoever may be named', async () => {
  const own = await app.offer(acme, { title: 'Unseres', studyInterestId: 36 })
  const { body } = await app.call(
    createApplicantSavedSearch,
    { body: { name: 'Talente', studyInterests: ['36'], offer: own.id, notificationInterval: 'immediately' } },
    { as: acme },
  )
  expect(body.offer).toBe(own.id)
  pass(1)
  const [open, anonymous] = [
    await app.applicant({ firstName: 'Lena', lastName: 'Vogt' }),
    await app.applicant(),
  ]
  const profile = await insertProfile(app.db, open, { grade: 1.9 })
  await insertProfile(app.db, anonymous, { visibility: 'anonymous' })
  await app.db.update(account).set({ firstName: 'Otto' }).where(eq(account.id, anonymous.accountId))
  await runIncrementalMatching(app)
  const [mail] = await mailsTo(app, acme)
  expect(mail?.subject).toBe('2 neue Profile für „Talente“')
  expect(mail?.text).toContain('zu Ihrer gespeicherten Suche')
  expect(mail?.text).toMatch(/Lena Vogt\nPasst zu \d+\u00a0%: [^·\n]+ · .*Note 1,9/)
  // Beside the list, with the match that the mail names.
  expect(mail?.text).toContain(`/bewerber?offer=${own.id}&profile=${profile}`)
  expect(mail?.text).toContain('Anonymes Profil')
  expect(`${mail?.text}${mail?.html}`).not.toContain('Otto')
  const [after] = await app.db.select().from(savedSearch).where(eq(savedSearch.id, body.id))
  expect(after?.paused).toBe(false)
})

test('an applicant reads in English, with the numbers of the list', async () => {
  const lena = await app.applicant()
  await insertProfile(app.db, lena, {})
  await app.db.update(account).set({ locale: 'en' }).where(eq(account.id, lena.accountId))
  await save(app, lena, { name: 'South', studyInterests: ['36'], notificationInterval: 'immediately' })
  const came = await come('Business informatics', 36)
  const { body } = await app.call(listOffers, { query: { studyInterest: '36' } }, { as: lena, locale: 'en' })
  const listed = body.member.find((each: { id: string }) => each.id === came)
  const [mail] = await mailsTo(app, lena)
  expect(mail?.subject).toBe('A new offer for “South”')
  const why = decisiveReasons<Match['reasons'][number]>(listed.match.reasons).map(({ text }) => text)
  expect(why.length).toBeGreaterThan(0)
  expect(mail?.text).toContain(`${listed.match.total}% match: ${why.join('; ')} · Acme AG`)
  expect(mail?.text).toContain('/en/suchauftrag-abbestellen#token=')
  expect(await newestHeaders(app, lena)).toMatch(
    /List-Unsubscribe: <http[^>\s]+\/api\/search-pattern\/unsubscription\/[^>\s]+>/,
  )
})

test('the preview holds what the next mail would, or an example', async () => {
  const colleague = await app.colleague(acme)
  const lena = await app.applicant()
  const id = await save(app, lena, { name: 'Suche', studyInterests: ['49'], notificationInterval: 'daily' })
  const preview = async (as: { token: string }) => app.call(previewSavedSearch, { params: { id } }, { as })
  expect((await preview(lena)).body.preview).toMatchObject({ hits: [], isExample: true, more: 0 })
  const came = await come('Neu', 49)
  expect((await preview(lena)).body.preview).toEqual({
    subject: 'Ein neues Angebot für „Suche“',
    hits: [
      {
        ...{ id: came, name: 'Neu', detail: 'Acme AG · Karlsruhe · Beginn 2027' },
        ...{ match: null, reasons: [] },
        link: `/unternehmen/angebot/${came}`,
      },
    ],
    ...{ more: 0, isExample: false, nextOn: '2026-11-19' },
  })
  expect((await preview(colleague)).status).toBe(404)
  const shared = await saveForCompany(app, acme, {})
  const seen = await app.call(previewSavedSearch, { params: { id: shared } }, { as: colleague })
  expect(seen.status).toBe(200)
})
