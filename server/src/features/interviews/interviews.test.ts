import { createApplication, submitApplication, updateApplication } from '@tandem/contract/applications'
import {
  cancelApplication,
  moveApplication,
  recordOutcome,
  undoApplicationChange,
} from '@tandem/contract/applications/decisions'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  downloadInterview,
  getCalendarFeed,
  listInterviewers,
  listOpenInterviews,
  readCalendarFeed,
} from '@tandem/contract/interviews'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { eraseAccount } from '#features/privacy/deletion/erase-account.ts'
import { session } from '#features/sessions/sessions.schema.ts'
import { createLog } from '#platform/log/log.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { callInterviews, newest } from './interviews.testing.ts'
import { remindOfInterviews } from './mails/reminders.ts'

let app: TestApp
let calls: ReturnType<typeof callInterviews>
let acme: Awaited<ReturnType<TestApp['company']>>
let karl: Awaited<ReturnType<TestApp['colleague']>>
let lena: Awaited<ReturnType<TestApp['applicant']>>
let id: string
const lines: string[] = []

beforeAll(async () => {
  const log = createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) })
  app = await startTestApp({ log })
  calls = callInterviews(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  acme = await app.company({ name: 'Acme AG', firstName: 'Hanna', lastName: 'Wiese' })
  karl = await app.colleague(acme, { permissions: ['company-profile-edit'] })
  lena = await app.applicant({ firstName: 'Lena', lastName: 'Vogt' })
  id = await sent(lena, acme)
})

async function sent(as: { token: string }, company: { companyId: string }): Promise<string> {
  const { id: offerId } = await app.offer(company)
  const { body } = await app.call(createApplication, { body: { type: 2, offerId } }, { as })
  const params = { id: body.id as string }
  await app.call(updateApplication, { params, body: { ...completeContent, revision: body.revision } }, { as })
  expect((await app.call(submitApplication, { params }, { as })).status).toBe(200)
  return params.id
}
const mailsTo = async ({ email }: { email: string }) => {
  await app.settleJobs()
  return (await app.mails()).filter(({ to }) => to === email)
}
const newestMailTo = async (person: { email: string }) => {
  const [mail] = await mailsTo(person)
  if (!mail) throw new Error('There is no mail')
  return mail
}
const agreed = async (hours = [48]) => {
  const proposed = newest(await calls.propose(id, acme, hours))
  return newest(await calls.agree(proposed, lena))
}
const entryOf = ({ calendar }: { calendar: string }) => {
  const whole = new ICAL.Component(ICAL.parse(calendar))
  const event = new ICAL.Event(whole.getFirstSubcomponent('vevent') ?? undefined)
  return { method: whole.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence }
}
/** Sessions do not end meanwhile. */
const pass = async (hours: number) => {
  app.clock.advance(hours * 60 * 60_000)
  const now = app.clock()
  const expiresAt = new Date(now.getTime() + 60 * 60_000)
  await app.db.update(session).set({ lastSeenAt: now, expiresAt })
}
const statusOf = (answer: { status: number; body: { code?: string } }) =>
  answer.status === 200 ? 200 : answer.body.code

describe('a proposal', () => {
  test('moves the application on at once, and says the times to the applicant', async () => {
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

  test.each([
    ['over', [-1], 'slots[0]', 'slot_past'],
    ['too soon', [48, 3], 'slots[1]', 'slot_too_soon'],
    ['too far away', [24 * 400], 'slots[0]', 'slot_too_far'],
    ['at the same time as another', [48, 48.5], 'slots[1]', 'slot_overlaps'],
  ])('is refused at the field of a time that is %s', async (_, hours, propertyPath, code) => {
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
    const { body } = await calls.propose(id, acme, [48], parts)
    expect(body.violations).toMatchObject([{ propertyPath, code }])
  })

  test('names people of the own team only, who may read the application', async () => {
    const silent = await app.colleague(acme)
    const others = await app.company()
    for (const { organisationPersonId } of [silent, others]) {
      const { body } = await calls.propose(id, acme, [48], { interviewers: [organisationPersonId] })
      expect(body.violations).toMatchObject([{ propertyPath: 'interviewers[0]', code: 'unknown_reference' }])
    }
  })

  test('of twelve at once is made once, and the others are shown it', async () => {
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
    const { body } = await calls.application(id, acme)
    const move = { stage: 'offer_made', revision: body.revision } as const
    await app.call(moveApplication, { params: { id }, body: move }, { as: acme })
    await calls.propose(id, acme)
    expect((await calls.application(id, acme)).body.stage).toBe('offer_made')
  })
})

describe('an agreed time', () => {
  test('stands in the calendars of both, and later versions take its place', async () => {
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
    const proposed = newest(
      await calls.propose(id, acme, [48], { interviewers: [karl.organisationPersonId] }),
    )
    const interview = newest(await calls.agree(proposed, lena))
    await calls.again(interview, acme)
    expect(entryOf(await newestMailTo(karl))).toMatchObject({ method: 'CANCEL', sequence: 1 })
  })

  test('stays in the last hour', async () => {
    const interview = await agreed([5])
    await pass(4.1)
    expect(statusOf(await calls.cancel(interview, lena))).toBe('interview_fixed')
    expect(statusOf(await calls.counter(interview, lena))).toBe('interview_fixed')
    expect(statusOf(await calls.again(interview, acme))).toBe('interview_fixed')
    await pass(2)
    // A second interview is another one.
    expect(newest(await calls.propose(id, acme)).id).not.toBe(interview.id)
  })

  test('cannot be one that has passed, nor one of another proposal', async () => {
    const proposed = newest(await calls.propose(id, acme, [5]))
    const other = newest(await calls.propose(await sent(await app.applicant(), acme), acme))
    const foreign = await calls.agree({ ...proposed, slots: other.slots }, lena)
    expect(foreign.body.violations).toMatchObject([{ propertyPath: 'slotId' }])
    await pass(6)
    expect(statusOf(await calls.agree(proposed, lena))).toBe('slot_passed')
  })
})

test('of a choice and a cancellation, twelve times at once, one wins', async () => {
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
  const proposed = newest(await calls.propose(id, acme))
  expect((await calls.agree(proposed, acme)).status).toBe(403)
  expect((await calls.agree(proposed, await app.applicant())).status).toBe(404)
  expect((await calls.agree(proposed, await app.colleague(acme))).status).toBe(404)
  expect((await calls.list(id, await app.company())).status).toBe(404)
})

describe('an application that is over', () => {
  const decline = async () => {
    const { revision } = (await calls.application(id, acme)).body
    const body = { outcome: 'declined_by_company', reason: 'other', revision } as const
    return (await app.call(recordOutcome, { params: { id }, body }, { as: acme })).body.revision as number
  }

  test('takes what was agreed out of the calendars, once its end cannot be undone', async () => {
    await agreed()
    await mailsTo(lena)
    await decline()
    await app.settleJobs()
    expect(newest(await calls.list(id, acme)).status).toBe('agreed')
    app.clock.advance(11_000)
    expect(entryOf(await newestMailTo(lena))).toMatchObject({ method: 'CANCEL', sequence: 1 })
    expect(entryOf(await newestMailTo(acme))).toMatchObject({ method: 'CANCEL', sequence: 1 })
    expect(newest(await calls.list(id, lena))).toMatchObject({ status: 'cancelled', cancelledBy: 'system' })
    expect((await calls.list(id, acme)).body.interviews.can).toEqual({ propose: false })
    expect(statusOf(await calls.propose(id, acme))).toBe('application_not_sent')
  })

  test('keeps its interviews when the end is undone', async () => {
    await agreed()
    const revision = await decline()
    await app.call(undoApplicationChange, { params: { id }, body: { revision } }, { as: acme })
    app.clock.advance(11_000)
    await app.settleJobs()
    expect(newest(await calls.list(id, acme)).status).toBe('agreed')
  })

  test('ends a proposal with it when the applicant withdraws', async () => {
    await calls.propose(id, acme)
    const { revision } = (await calls.application(id, lena)).body
    await app.call(cancelApplication, { params: { id }, body: { revision } }, { as: lena })
    await app.settleJobs()
    expect(newest(await calls.list(id, acme))).toMatchObject({ status: 'cancelled', slots: [] })
  })

  test('also of an applicant who is erased, without a name', async () => {
    await agreed()
    await mailsTo(acme)
    await eraseAccount(app.context(), lena.accountId, 'own')
    const mails = await mailsTo(acme)
    const ended = mails.find(({ subject }) => subject === 'Ein Gespräch findet nicht statt')
    expect(entryOf(ended ?? { calendar: '' })).toMatchObject({ method: 'CANCEL', sequence: 1 })
    expect(`${ended?.text}${ended?.calendar}`).not.toContain('Vogt')
  })
})

describe('a reminder', () => {
  const remind = async () => {
    await remindOfInterviews.handler(app.context(), {})
    await app.settleJobs()
  }
  const reminders = async (person: { email: string }) =>
    (await mailsTo(person)).filter(({ subject }) => subject.startsWith('Bald ist')).length

  test('goes to both a day before, once', async () => {
    await agreed([72])
    await remind()
    expect(await reminders(lena)).toBe(0)
    await pass(48)
    await remind()
    await remind()
    expect([await reminders(lena), await reminders(acme)]).toEqual([1, 1])
  })

  test('does not go out for what was cancelled, moved, or agreed the day before', async () => {
    const interview = await agreed([72])
    await pass(48)
    const moved = newest(await calls.again(interview, acme, [20]))
    await remind()
    newest(await calls.agree(moved, lena))
    await remind()
    expect(await reminders(lena)).toBe(0)
  })
})

test('lists say what is ahead, and who of the team is busy when', async () => {
  const interview = await agreed()
  const open = async (as: { token: string }) =>
    (await app.call(listOpenInterviews, {}, { as })).body.openInterviews
  expect(await open(lena)).toMatchObject([{ id: interview.id, counterpart: 'Acme AG', isTurn: false }])
  expect(await open(karl)).toMatchObject([{ id: interview.id, counterpart: 'Lena Vogt' }])
  expect(await open(await app.colleague(acme))).toEqual([])
  const { body } = await app.call(listInterviewers, {}, { as: acme })
  const busy = {
    interviewId: interview.id,
    startsAt: interview.startsAt,
    minutes: 40,
    isFirm: true,
    counterpart: 'Lena Vogt',
  }
  const hanna = body.interviewers.find((each: { isYou: boolean }) => each.isYou)
  expect(hanna).toMatchObject({ name: 'Hanna Wiese', busy: [busy] })
  expect(body.interviewers).toHaveLength(2)
})

describe('a calendar', () => {
  const uids = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each).uid)
  const subscribe = async (as: { token: string }) => {
    const { body } = await app.call(createCalendarFeed, {}, { as })
    const url = body.newCalendarFeed.url as string
    return { url, token: url.slice(url.lastIndexOf('/') + 1, -'.ics'.length) }
  }
  const read = (token: string) => app.call(readCalendarFeed, { params: { token } })

  test('takes up one interview as a file', async () => {
    const { id: interviewId } = await agreed()
    const answer = await app.call(downloadInterview, { params: { id: interviewId } }, { as: lena })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(uids(answer.bytes.toString())).toEqual([expect.stringContaining(interviewId)])
    expect(answer.bytes.toString().replaceAll('\r\n ', '')).toContain(lena.email)
  })

  test('subscribes to one’s own by an address that nobody else has, until it is ended', async () => {
    const interview = await agreed()
    const { url, token } = await subscribe(lena)
    const mine = uids((await read(token)).bytes.toString())
    expect(mine).toEqual([expect.stringContaining(interview.id)])
    expect(uids((await read((await subscribe(acme)).token)).bytes.toString())).toEqual(mine)
    // Karl holds none.
    expect(uids((await read((await subscribe(karl)).token)).bytes.toString())).toEqual([])
    expect(JSON.stringify((await app.call(getCalendarFeed, {}, { as: lena })).body)).not.toContain(token)

    const second = await subscribe(lena)
    expect((await read(token)).status).toBe(404)
    await app.call(deleteCalendarFeed, {}, { as: lena })
    expect((await read(second.token)).status).toBe(404)
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => line.includes(token) || line.includes(second.token))).toEqual([])
    expect(url).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/)
  })
})
