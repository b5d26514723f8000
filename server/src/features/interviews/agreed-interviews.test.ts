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
import { removeColleague } from '@tandem/contract/privacy'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account } from '#features/accounts/accounts.schema.ts'
import { completeContent } from '#features/applications/content/sample-content.testing.ts'
import { company } from '#features/companies/companies.schema.ts'
import { eraseAccount } from '#features/privacy/deletion/erase-account.ts'
import { createLog } from '#platform/log/log.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import {
  callInterviews,
  entryOf,
  newest,
  passHours,
  prepareApplication,
  statusOf,
} from './interviews.testing.ts'
import { remindOfInterviews } from './mails/reminders.ts'

let app: TestApp
let calls: ReturnType<typeof callInterviews>
let scene: Awaited<ReturnType<typeof prepareApplication>>
const lines: string[] = []

beforeAll(async () => {
  const log = createLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) })
  app = await startTestApp({ log })
  calls = callInterviews(app)
  // Ahead of the database's clock: what is due in ten seconds does not come by itself, however slow the machine is.
  app.clock.advance(60 * 60_000)
})
afterAll(() => app.stop())
beforeEach(async () => {
  scene = await prepareApplication(app, completeContent)
})

describe('an application that is over', () => {
  const decline = async () => {
    const { acme, id } = scene
    const { revision } = (await calls.application(id, acme)).body
    const body = { outcome: 'declined_by_company', reason: 'other', revision } as const
    return (await app.call(recordOutcome, { params: { id }, body }, { as: acme })).body.revision as number
  }

  test('takes what was agreed out of the calendars, once its end cannot be undone', async () => {
    const { acme, lena, id, mailsTo, newestMailTo, agreed } = scene
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

  test.each(['place_taken', 'declined_by_applicant'] as const)(
    'takes an interview out of the calendar of its company in the mail that tells of the end: %s',
    async (outcome) => {
      const { acme, karl, lena, id, mailsTo, agreed } = scene
      await agreed()
      const { revision } = (await calls.application(id, acme)).body
      await app.call(
        moveApplication,
        { params: { id }, body: { stage: 'offer_made', revision } },
        { as: acme },
      )
      app.clock.advance(11_000)
      const before = await Promise.all([acme, karl, lena].map(async (each) => (await mailsTo(each)).length))
      const known = (await calls.application(id, lena)).body.revision
      const body = { outcome, revision: known }
      expect((await app.call(recordOutcome, { params: { id }, body }, { as: lena })).status).toBe(200)
      await app.settleJobs()
      const after = await Promise.all([acme, karl, lena].map(mailsTo))
      expect(after.map(({ length }, at) => length - (before[at] ?? 0))).toEqual([1, 1, 1])
      const [hers, his, own] = after.map(([mail]) => mail ?? { text: '', calendar: '' })
      expect(hers?.text).toMatch(/Das Gespräch am .* findet damit nicht statt/)
      expect(entryOf(hers ?? { calendar: '' })).toMatchObject({ method: 'CANCEL', sequence: 1 })
      expect(his?.text, 'who was not to hold it').not.toContain('Gespräch am')
      expect(entryOf(own ?? { calendar: '' })).toMatchObject({ method: 'CANCEL', sequence: 1 })
    },
  )

  test('keeps its interviews when the end is undone', async () => {
    const { acme, id, agreed } = scene
    await agreed()
    const revision = await decline()
    await app.call(undoApplicationChange, { params: { id }, body: { revision } }, { as: acme })
    app.clock.advance(11_000)
    await app.settleJobs()
    expect(newest(await calls.list(id, acme)).status).toBe('agreed')
  })

  test('ends a proposal with it when the applicant withdraws', async () => {
    const { acme, lena, id } = scene
    await calls.propose(id, acme)
    const { revision } = (await calls.application(id, lena)).body
    await app.call(cancelApplication, { params: { id }, body: { revision } }, { as: lena })
    await app.settleJobs()
    expect(newest(await calls.list(id, acme))).toMatchObject({ status: 'cancelled', slots: [] })
  })

  test('also of an applicant who is erased, without a name', async () => {
    const { acme, lena, mailsTo, agreed } = scene
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
    (await scene.mailsTo(person)).filter(({ subject }) => subject.startsWith('Bald ist')).length

  test('goes to both a day before, once', async () => {
    const { acme, lena, agreed } = scene
    await agreed([72])
    await remind()
    expect(await reminders(lena)).toBe(0)
    await passHours(app, 48)
    await remind()
    await remind()
    expect([await reminders(lena), await reminders(acme)]).toEqual([1, 1])
  })

  test('does not go out for what was cancelled, moved, or agreed the day before', async () => {
    const { acme, lena, agreed } = scene
    const interview = await agreed([72])
    await passHours(app, 48)
    const moved = newest(await calls.again(interview, acme, [20]))
    await remind()
    newest(await calls.agree(moved, lena))
    await remind()
    expect(await reminders(lena)).toBe(0)
  })

  test('says, while the company is suspended, that the time can only be cancelled, and to the applicant to ask', async () => {
    const { acme, lena, agreed } = scene
    await agreed([72])
    const of = eq(company.id, acme.companyId)
    await app.db.update(company).set({ status: 'suspended', refusalReason: 'Beschwerden' }).where(of)
    await passHours(app, 48)
    await remind()
    for (const [person, said] of [
      [lena, 'Frag am besten direkt nach, ob das Gespräch stattfindet.'],
      [acme, 'Solange Ihr Unternehmen gesperrt ist, lässt es sich nicht verschieben.'],
    ] as const) {
      const [mail] = (await scene.mailsTo(person)).filter(({ subject }) => subject.startsWith('Bald ist'))
      expect(mail?.text).toContain(said)
      expect(mail?.text).not.toContain('verschieben oder absagen')
      expect(mail?.text).not.toContain('Beschwerden')
    }
  })
})

describe('an unanswered proposal', () => {
  const remind = async (person: { email: string }) => {
    await remindOfInterviews.handler(app.context(), {})
    return (await scene.mailsTo(person)).filter(({ subject }) => subject.includes('wartet noch auf')).length
  }
  const isReminded = async (as: { token: string }) =>
    (await app.call(listOpenInterviews, {}, { as })).body.openInterviews[0].isReminded

  test('is told to whoever has to choose, once for each, and not to the other side', async () => {
    const { acme, lena, id } = scene
    const proposed = newest(await calls.propose(id, acme, [96, 120]))
    await passHours(app, 47)
    expect(await remind(lena)).toBe(0)
    expect(await isReminded(lena)).toBe(false)
    await passHours(app, 1)
    expect(await remind(lena)).toBe(1)
    expect([await remind(lena), await remind(acme)]).toEqual([1, 0])
    expect([await isReminded(lena), await isReminded(acme)]).toEqual([true, false])
    newest(await calls.counter(proposed, lena, [90]))
    expect(await isReminded(acme)).toBe(false)
    await passHours(app, 49)
    expect([await remind(lena), await remind(acme)]).toEqual([1, 1])
    expect(await isReminded(acme)).toBe(true)
  })

  test('is told to nobody while its company is suspended', async () => {
    const { acme, lena, id } = scene
    await calls.propose(id, acme, [96])
    const of = eq(company.id, acme.companyId)
    await app.db.update(company).set({ status: 'suspended', refusalReason: 'Beschwerden' }).where(of)
    await passHours(app, 49)
    expect(await remind(lena)).toBe(0)
    await app.db.update(company).set({ status: 'confirmed', refusalReason: '' }).where(of)
    expect(await remind(lena)).toBe(1)
  })

  test('is told earlier where its last time is near, and not where none is left or the answer came', async () => {
    const { acme, lena, id } = scene
    const proposed = newest(await calls.propose(id, acme, [30]))
    await passHours(app, 11)
    expect(await remind(lena)).toBe(0)
    await passHours(app, 1)
    expect(await remind(lena)).toBe(1)
    const [mail] = (await scene.mailsTo(lena)).filter(({ subject }) => subject.includes('wartet noch auf'))
    expect(mail?.text).toContain('https://meet.example.com/werkhof')
    const again = newest(await calls.again(proposed, acme, [60]))
    newest(await calls.agree(again, lena))
    await passHours(app, 12)
    expect(await remind(lena)).toBe(1)
    await calls.propose(id, acme, [5])
    await passHours(app, 49)
    expect(await remind(lena)).toBe(1)
  })
})

test('what a colleague was to hold who has left is told to those who stay, and theirs to move', async () => {
  const { acme, karl, lena, id, mailsTo } = scene
  await calls.agree(newest(await calls.propose(id, karl, [72])), lena)
  const removed = await app.call(removeColleague, { params: { id: karl.accountId } }, { as: acme })
  expect(removed.status).toBe(200)
  await passHours(app, 49)
  await remindOfInterviews.handler(app.context(), {})
  const subjects = (await mailsTo(acme)).map(({ subject }) => subject)
  expect(subjects).toContain('Bald ist das Gespräch mit Lena Vogt')
  const left = newest(await calls.list(id, acme))
  expect(left).toMatchObject({ interviewers: [], can: { propose: true, cancel: true } })
  expect(newest(await calls.again(left, acme))).toMatchObject({ status: 'proposed' })
})

describe('a colleague who may read applications no more', () => {
  const forbid = (whom: { accountId: string }) =>
    app.db.update(account).set({ permissions: [] }).where(eq(account.id, whom.accountId))
  const mailsAboutLena = async (person: { email: string }) =>
    (await scene.mailsTo(person)).filter(({ text }) => text.includes('Lena Vogt')).length

  test('is not told of what they were to hold; who may is, and the calendar loses it without a name', async () => {
    const { acme, karl, lena, id, newestMailTo } = scene
    const agreed = newest(await calls.agree(newest(await calls.propose(id, karl, [72])), lena))
    const before = [await mailsAboutLena(karl), await mailsAboutLena(acme)]
    await forbid(karl)
    await passHours(app, 49)
    await remindOfInterviews.handler(app.context(), {})
    expect([await mailsAboutLena(karl), await mailsAboutLena(acme)]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ])
    newest(await calls.counter(agreed, lena, [40]))
    expect([await mailsAboutLena(karl), await mailsAboutLena(acme)]).toEqual([
      before[0],
      (before[1] ?? 0) + 2,
    ])
    const ended = await newestMailTo(karl)
    expect(entryOf(ended)).toMatchObject({ method: 'CANCEL', sequence: 1 })
    expect(ended.subject).toBe('Ein Gespräch findet nicht statt')
    expect(`${ended.text}${ended.calendar}`).not.toMatch(/Lena|Vogt/)
  })

  test('nor of what was written while they still might', async () => {
    const { acme, karl, lena, id } = scene
    const proposed = newest(
      await calls.propose(id, acme, [72], { interviewers: [karl.organisationPersonId] }),
    )
    await app.settleJobs()
    newest(await calls.counter(proposed, lena))
    await forbid(karl)
    expect([await mailsAboutLena(karl), await mailsAboutLena(acme)]).toEqual([0, 1])
  })

  test('nor of a reminder that was under way', async () => {
    const { karl, lena, id } = scene
    await calls.agree(newest(await calls.propose(id, karl, [72])), lena)
    const before = await mailsAboutLena(karl)
    await passHours(app, 49)
    await remindOfInterviews.handler(app.context(), {})
    await forbid(karl)
    expect(await mailsAboutLena(karl)).toBe(before)
  })
})

test('lists say what is ahead, and who of the team is busy when', async () => {
  const { acme, karl, lena, agreed } = scene
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
    const { lena, agreed } = scene
    const { id: interviewId } = await agreed()
    const answer = await app.call(downloadInterview, { params: { id: interviewId } }, { as: lena })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(uids(answer.bytes.toString())).toEqual([expect.stringContaining(interviewId)])
    expect(answer.bytes.toString().replaceAll('\r\n ', '')).toContain(lena.email)
  })

  test('subscribes to one’s own by an address that nobody else has, until it is ended', async () => {
    const { acme, karl, lena, agreed } = scene
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
