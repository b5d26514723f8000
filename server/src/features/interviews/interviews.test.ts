import { moveApplication } from '@tandem/contract/applications/decisions'
import { listOpenInterviews, maxInterviews } from '@tandem/contract/interviews'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { company } from '#features/companies/companies.schema.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import {
  callInterviews,
  entryOf,
  newest,
  passHours,
  prepareApplication,
  sendApplication,
  statusOf,
} from './interviews.testing.ts'

let app: TestApp
let calls: ReturnType<typeof callInterviews>
let scene: Awaited<ReturnType<typeof prepareApplication>>

beforeAll(async () => {
  app = await startTestApp()
  calls = callInterviews(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  scene = await prepareApplication(app, completeContent)
})

describe('a proposal', () => {
  test('moves the application on at once, and says the times to the applicant', async () => {
    const { acme, lena, id, mailsTo } = scene
    const { body } = await calls.propose(id, acme, [72, 48], { note: 'Wir freuen uns.' })
    expect(body.interviews.interviews[0]).toMatchObject({
      status: 'proposed',
      slots: [{ startsAt: calls.ahead(48) }, { startsAt: calls.ahead(72) }],
      can: { choose: false, propose: true, cancel: true },
    })
    expect((await calls.application(id, lena)).body).toMatchObject({ stage: 'interview', undoUntil: null })
    app.clock.advance(5 * 60_000)
    const [mail, ...more] = await mailsTo(lena)
    expect(more.map(({ subject }) => subject)).toEqual([])
    expect(mail?.subject).toBe('Acme AG schlägt dir Zeiten für ein Gespräch vor')
    expect(mail?.text).toContain('Per Video, 40 Minuten, mit Hanna Wiese: https://meet.example.com/werkhof')
    expect(mail?.text).toContain('Berliner Zeit')
    expect(mail?.text).toContain('„Wir freuen uns.“')
    expect(mail?.text).toContain(`/bewerbungsprofile/${id}#gespraech`)
    expect(mail?.text).toMatch(/\n(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag), /)
    expect(mail?.calendar).toBe('')
  })

  test('is one of so many of an application at most', async () => {
    const { acme, id } = scene
    await app.db.execute(sql`
      insert into interview (id, application_id, kind, "where", minutes, status, cancelled_by)
      select gen_random_uuid(), ${id}, 'phone', '', 30, 'cancelled', 'company'
      from generate_series(1, ${maxInterviews})`)
    const { status, body } = await calls.propose(id, acme, [72])
    expect([status, body.code]).toEqual([409, 'too_many_records'])
  })

  test.each([
    ['over', [-1], 'slots[0]', 'slot_past'],
    ['too soon', [48, 3], 'slots[1]', 'slot_too_soon'],
    ['too far away', [24 * 400], 'slots[0]', 'slot_too_far'],
    ['at the same time as another', [48, 48.5], 'slots[1]', 'slot_overlaps'],
  ])('is refused at the field of a time that is %s', async (_, hours, propertyPath, code) => {
    const { acme, id } = scene
    const { status, body } = await calls.propose(id, acme, hours)
    expect(status).toBe(422)
    expect(body.violations).toMatchObject([{ propertyPath, code }])
  })

  test.each([
    [{ interviewers: [] }, 'interviewers', 'choose_one'],
    [{ where: '' }, 'where', 'required'],
    [{ where: 'http://meet.example.com' }, 'where', 'video_link'],
    [{ minutes: 5 }, 'minutes', 'too_small'],
  ])('with %o is refused at its field', async (parts, propertyPath, code) => {
    const { acme, id } = scene
    const { body } = await calls.propose(id, acme, [48], parts)
    expect(body.violations).toMatchObject([{ propertyPath, code }])
  })

  test('names people of the own team only, who may read the application', async () => {
    const { acme, id } = scene
    const silent = await app.colleague(acme)
    const others = await app.company()
    for (const { organisationPersonId } of [silent, others]) {
      const { body } = await calls.propose(id, acme, [48], { interviewers: [organisationPersonId] })
      expect(body.violations).toMatchObject([{ propertyPath: 'interviewers[0]', code: 'unknown_reference' }])
    }
  })

  test('of twelve at once is made once, and the others are shown it', async () => {
    const { acme, karl, id } = scene
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => calls.propose(id, index % 2 ? acme : karl)),
    )
    const failed = answers.filter(({ status }) => status !== 200)
    expect(failed).toHaveLength(11)
    for (const { body } of failed) {
      expect(body).toMatchObject({
        code: 'changed_elsewhere',
        current: { interviews: [{ status: 'proposed' }] },
      })
    }
  })

  test('of an offer made does not take that back', async () => {
    const { acme, id } = scene
    const { body } = await calls.application(id, acme)
    const move = { stage: 'offer_made', revision: body.revision } as const
    await app.call(moveApplication, { params: { id }, body: move }, { as: acme })
    await calls.propose(id, acme)
    expect((await calls.application(id, acme)).body.stage).toBe('offer_made')
  })
})

describe('an agreed time', () => {
  test('stands in the calendars of both, and later versions take its place', async () => {
    const { acme, lena, id, newestMailTo, agreed } = scene
    const interview = await agreed()
    const { slots, startsAt, status } = interview
    expect({ slots, startsAt, status }).toEqual({ slots: [], startsAt: calls.ahead(48), status: 'agreed' })
    const entries = [entryOf(await newestMailTo(lena)), entryOf(await newestMailTo(acme))]
    expect(entries[0]).toMatchObject({ method: 'REQUEST', sequence: 0 })
    expect(entries[1]).toEqual(entries[0])
    const { uid } = entries[0] ?? { uid: '' }

    const moved = newest(await calls.again(interview, acme, [96]))
    expect(moved).toMatchObject({ status: 'proposed', startsAt: null })
    expect((await newestMailTo(lena)).text).toContain('gilt nicht mehr')
    expect(entryOf(await newestMailTo(lena))).toEqual({ method: 'CANCEL', uid, sequence: 1 })
    expect(entryOf(await newestMailTo(acme))).toEqual({ method: 'CANCEL', uid, sequence: 1 })

    const again = newest(await calls.agree(moved, lena))
    expect(entryOf(await newestMailTo(lena))).toEqual({ method: 'REQUEST', uid, sequence: 2 })
    newest(await calls.cancel(again, lena, 'Ich bin krank.'))
    expect(entryOf(await newestMailTo(lena))).toEqual({ method: 'CANCEL', uid, sequence: 3 })
    const told = await newestMailTo(acme)
    expect(told.subject).toBe('Lena Vogt hat das Gespräch abgesagt')
    expect(told.text).toContain('„Ich bin krank.“')
    expect(entryOf(told)).toEqual({ method: 'CANCEL', uid, sequence: 3 })
    expect((await calls.application(id, lena)).body.status).toBe(2)
  })

  test('comes of a counterproposal too, which the company takes', async () => {
    const { acme, karl, lena, id, newestMailTo } = scene
    const proposed = newest(await calls.propose(id, acme))
    const countered = newest(await calls.counter(proposed, lena, [50, 60], 'Ich habe Schule.'))
    expect(countered.can).toEqual({ choose: false, propose: false, cancel: true })
    const asked = await newestMailTo(acme)
    expect(asked.subject).toBe('Lena Vogt schlägt andere Zeiten vor')
    expect(asked.text).toContain('„Ich habe Schule.“')
    const taken = newest(await calls.agree(countered, karl, 1))
    expect(taken).toMatchObject({ status: 'agreed', startsAt: calls.ahead(60) })
    expect((await newestMailTo(lena)).subject).toBe('Dein Gespräch mit Acme AG steht fest')
    const { timeline } = (await calls.list(id, lena)).body.interviews
    expect(timeline.map(({ event, party }: { event: string; party: string }) => `${party} ${event}`)).toEqual(
      ['company proposed', 'applicant countered', 'company agreed'],
    )
  })

  test('is told to an interviewer who is not asked again, as gone', async () => {
    const { acme, karl, lena, id, newestMailTo } = scene
    const proposed = newest(
      await calls.propose(id, acme, [48], { interviewers: [karl.organisationPersonId] }),
    )
    const interview = newest(await calls.agree(proposed, lena))
    await calls.again(interview, acme)
    expect(entryOf(await newestMailTo(karl))).toMatchObject({ method: 'CANCEL', sequence: 1 })
  })

  test('stays in the last hour', async () => {
    const { acme, lena, id, agreed } = scene
    const interview = await agreed([5])
    await passHours(app, 4.1)
    expect(statusOf(await calls.cancel(interview, lena))).toBe('interview_fixed')
    expect(statusOf(await calls.counter(interview, lena))).toBe('interview_fixed')
    expect(statusOf(await calls.again(interview, acme))).toBe('interview_fixed')
    await passHours(app, 2)
    // A second interview is another one.
    expect(newest(await calls.propose(id, acme)).id).not.toBe(interview.id)
  })

  test('cannot be one that has passed, nor one of another proposal', async () => {
    const { acme, lena, id } = scene
    const proposed = newest(await calls.propose(id, acme, [5]))
    const other = newest(
      await calls.propose(await sendApplication(app, await app.applicant(), acme, completeContent), acme),
    )
    const foreign = await calls.agree({ ...proposed, slots: other.slots }, lena)
    expect(foreign.body.violations).toMatchObject([{ propertyPath: 'slotId' }])
    await passHours(app, 6)
    expect(statusOf(await calls.agree(proposed, lena))).toBe('slot_passed')
  })
})

describe('while the company is suspended', () => {
  const setStatus = (status: 'suspended' | 'confirmed') =>
    app.db
      .update(company)
      .set({ status, refusalReason: status === 'suspended' ? 'Beschwerden' : '' })
      .where(eq(company.id, scene.acme.companyId))
  const openOf = async (as: { token: string }) =>
    (await app.call(listOpenInterviews, {}, { as })).body.openInterviews[0]
  const nothing = { choose: false, propose: false, cancel: true }

  test('the applicant chooses and proposes no time, reads why, and goes on once it is reinstated', async () => {
    const { acme, lena, id } = scene
    const proposed = newest(await calls.propose(id, acme))
    await setStatus('suspended')
    expect(statusOf(await calls.agree(proposed, lena))).toBe('company_on_hold')
    expect(statusOf(await calls.counter(proposed, lena))).toBe('company_on_hold')
    const { body } = await calls.list(id, lena)
    expect(body.interviews).toMatchObject({ onHold: true, interviews: [{ can: nothing }] })
    expect(await openOf(lena)).toMatchObject({ isTurn: false, isReminded: false, onHold: true })
    await setStatus('confirmed')
    expect((await calls.list(id, lena)).body.interviews).not.toHaveProperty('onHold')
    expect(await openOf(lena)).toMatchObject({ isTurn: true })
    expect(newest(await calls.agree(proposed, lena)).status).toBe('agreed')
  })

  test('the company chooses none of the applicant’s times, and what is agreed can still be cancelled', async () => {
    const { acme, lena, id, agreed } = scene
    const countered = newest(await calls.counter(newest(await calls.propose(id, acme)), lena))
    await setStatus('suspended')
    expect(statusOf(await calls.agree(countered, acme))).toBe('company_suspended')
    expect((await calls.list(id, acme)).body.interviews).toMatchObject({
      onHold: true,
      interviews: [{ can: nothing }],
    })
    expect(await openOf(acme)).toMatchObject({ isTurn: false, onHold: true })
    expect(newest(await calls.cancel(countered, acme)).status).toBe('cancelled')
    await setStatus('confirmed')
    await agreed()
    await setStatus('suspended')
    expect(newest(await calls.list(id, lena))).toMatchObject({ status: 'agreed', can: nothing })
    expect(await openOf(lena)).not.toHaveProperty('onHold')
  })
})

test('of a choice and a cancellation, twelve times at once, one wins', async () => {
  const { acme, lena, id } = scene
  const proposed = newest(await calls.propose(id, acme))
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? calls.agree(proposed, lena) : calls.cancel(proposed, acme),
    ),
  )
  const [now] = (await calls.list(id, lena)).body.interviews.interviews
  const done = answers
    .map(({ status }, index) => (status === 200 ? index % 2 : null))
    .filter((each) => each !== null)
  // A repeated cancellation is a success without effect.
  expect(new Set(done)).toEqual(new Set([now.status === 'agreed' ? 1 : 0]))
  expect(now.revision).toBe(1)
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('changed_elsewhere')
})

test('whose turn it is not is refused, and so is who is no party', async () => {
  const { acme, id } = scene
  const proposed = newest(await calls.propose(id, acme))
  expect((await calls.agree(proposed, acme)).status).toBe(403)
  expect((await calls.agree(proposed, await app.applicant())).status).toBe(404)
  expect((await calls.agree(proposed, await app.colleague(acme))).status).toBe(404)
  expect((await calls.list(id, await app.company())).status).toBe(404)
})
