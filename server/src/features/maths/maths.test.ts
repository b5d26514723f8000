import { getApplication } from '@tandem/contract/applications'
import { createApplication } from '@tandem/contract/applications/drafts'

import { getMathsDistribution } from '@tandem/contract/maths/distribution'
import {
  answerPlacement,
  getPlacement,
  type Placement,
  shareMathsModule,
  startPlacement,
} from '@tandem/contract/maths/placement'
import { getPreparation, type Preparation } from '@tandem/contract/maths/preparation'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#features/applications/applications.schema.ts'
import { offerMathsModule } from '#features/offers/offers.schema.ts'
import { insertProfile } from '#features/search/profiles/profiles.testing.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { findTemplate, makeExercise } from './exercises/templates.ts'
import { mathsAttempt, mathsPlacement } from './maths.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<TestApp['applicant']>>
const dayMs = 86_400_000

async function finish(lena: Person, from: Placement, answer: string | null): Promise<Placement> {
  let state = from
  while (state.question) {
    const { modulesDone, number } = state
    state = (await app.call(answerPlacement, { body: { number, answer } }, { as: lena })).body.placement
    if (state.question) expect(state.modulesDone).toBeGreaterThanOrEqual(modulesDone)
  }
  return state
}

const takeTest = async (as: Person) =>
  finish(as, (await app.call(startPlacement, {}, { as })).body.placement, null)

test('a placement is begun once, resists reload, back and a second tab, and ends with a level for each module', async () => {
  const lena = await app.applicant()
  const begun = (await app.call(startPlacement, {}, { as: lena })).body.placement
  expect(begun.number).toBe(1)
  expect(JSON.stringify(begun)).not.toMatch(/"(solution|steps|mistakes|seed)"/)
  expect((await app.call(startPlacement, {}, { as: lena })).body.placement).toEqual(begun)
  expect((await app.call(getPlacement, {}, { as: lena })).body.placement).toEqual(begun)

  const answerFirst = async (answer: string | null) =>
    (await app.call(answerPlacement, { body: { number: 1, answer } }, { as: lena })).body.placement
  const second = await answerFirst(null)
  expect(second.number).toBe(2)
  expect(await answerFirst('1')).toEqual(second)

  const { result, question, mayStartAt } = await finish(lena, second, null)
  expect(question).toBeNull()
  expect(result?.questions).toBeLessThanOrEqual(25)
  expect(result?.modules.every(({ rating, level, visible }) => rating === 1 && level === 1 && !visible)).toBe(
    true,
  )
  expect(new Date(mayStartAt ?? 0).getTime() - app.clock().getTime()).toBe(14 * dayMs)
  const refused = await app.call(startPlacement, {}, { as: lena })
  expect(refused.body).toMatchObject({ code: 'maths_test_too_early' })
  expect(await app.db.$count(mathsAttempt, eq(mathsAttempt.applicantId, lena.applicantId))).toBe(9)
})

test('an answer that cannot be read is no answer, and what is right makes a high level', async () => {
  const kim = await app.applicant()
  let state: Placement = (await app.call(startPlacement, {}, { as: kim })).body.placement
  while (state.question) {
    const broken = { body: { number: state.number, answer: '((' } }
    const unread = (await app.call(answerPlacement, broken, { as: kim })).body.placement
    expect(unread).toMatchObject({ number: state.number, problem: expect.any(String) })
    const [row] = await app.db
      .select()
      .from(mathsPlacement)
      .where(eq(mathsPlacement.applicantId, kim.applicantId))
      .orderBy(desc(mathsPlacement.createdAt))
    const template = findTemplate(row?.questions.at(-1)?.template ?? '')
    if (!row || !template) throw new Error('There is no open question')
    const { answer } = makeExercise(template, (row.seed + state.number * 7919) >>> 0)
    const body = { number: state.number, answer: answer.solution }
    state = (await app.call(answerPlacement, { body }, { as: kim })).body.placement
  }
  expect(state.result?.modules.every(({ level }) => level === 3)).toBe(true)
})

test('a level is in the profile only once its applicant shares it', async () => {
  const mia = await app.applicant()
  await takeTest(mia)
  const { id } = (await app.call(createApplication, { body: { type: 3 } }, { as: mia })).body
  const modules = async () =>
    (await app.call(getApplication, { params: { id } }, { as: mia })).body.moduleAdditionals
  expect(await modules()).toEqual([])
  const share = async (visible: boolean): Promise<Placement> =>
    (await app.call(shareMathsModule, { body: { module: 'powers', visible } }, { as: mia })).body.placement
  expect(
    (await share(true)).result?.modules.filter((each) => each.visible).map(({ module }) => module),
  ).toEqual(['powers'])
  expect(await modules()).toEqual([{ name: 'powers', rating: 1, visible: true }])
  // What a second test finds is shared only as one chooses, too.
  const longAgo = { finishedAt: new Date(app.clock().getTime() - 14 * dayMs) }
  await app.db.update(mathsPlacement).set(longAgo).where(eq(mathsPlacement.applicantId, mia.applicantId))
  await takeTest(mia)
  expect(await modules()).toEqual([{ name: 'powers', rating: 1, visible: false }])
  await share(true)
  await share(false)
  expect(await modules()).toEqual([{ name: 'powers', rating: 1, visible: false }])
})

test('of what is not sent yet only the newest profile looks changed by a shared level, and the order stays', async () => {
  const eva = await app.applicant()
  await takeTest(eva)
  const { id: offerId } = await app.offer(await app.company())
  const create = async (body: { type: 2; offerId: string } | { type: 3 }) => {
    app.clock.advance(60_000)
    return (await app.call(createApplication, { body }, { as: eva })).body.id
  }
  const ids = [await create({ type: 3 }), await create({ type: 3 }), await create({ type: 2, offerId })]
  const read = async () =>
    Promise.all(
      ids.map(async (id) => {
        const { body } = await app.call(getApplication, { params: { id } }, { as: eva })
        return { changed: body.updatedAt, levels: body.moduleAdditionals.length }
      }),
    )
  const [older, newest, draft] = await read()
  app.clock.advance(60_000)
  await app.call(shareMathsModule, { body: { module: 'powers', visible: true } }, { as: eva })
  const now = app.clock().toISOString()
  expect(newest?.changed).not.toBe(now)
  expect(await read()).toEqual([
    { changed: older?.changed, levels: 1 },
    { changed: now, levels: 1 },
    { changed: draft?.changed, levels: 1 },
  ])
})

test('beside a result stands what companies of the own courses ask for, in the middle', async () => {
  const ole = await app.applicant()
  await insertProfile(app.db, ole, { interests: [36] })
  const acme = await app.company()
  const publishAsking = async (minimumRating: number, status: 'published' | 'draft' = 'published') => {
    const { id: offerId } = await app.offer(acme, { status })
    await app.db.insert(offerMathsModule).values({ offerId, module: 'vectors', minimumRating })
  }
  for (const rating of [2, 4, 5]) await publishAsking(rating)
  await publishAsking(6, 'draft')
  const { result } = await takeTest(ole)
  const expected = result?.modules.flatMap((each) =>
    each.expected === null ? [] : [[each.module, each.expected]],
  )
  expect(expected).toEqual([['vectors', 4]])
})

test('the checklist follows the profile until a place is taken, and ticks itself what the platform knows', async () => {
  const ida = await app.applicant()
  await insertProfile(app.db, ida, { interests: [58], desiredYears: [2027] })
  const items = async () => {
    const { checklist } = (await app.call(getPreparation, {}, { as: ida })).body.preparation as Preparation
    const of = (item: string) => checklist.find((each) => each.item === item)
    return {
      year: of('first_day')?.dueOn?.slice(0, 4),
      hasBridgeCourse: of('bridge_course') !== undefined,
      known: checklist.filter(({ isKnown, isDone }) => isKnown && isDone).map(({ item }) => item),
    }
  }
  expect(await items()).toEqual({ year: '2027', hasBridgeCourse: true, known: [] })

  const { id: offerId } = await app.offer(await app.company())
  const { id } = (await app.call(createApplication, { body: { type: 2, offerId } }, { as: ida })).body
  const now = app.clock()
  const sent = { status: 2, stage: 'offer_made', sentAt: now } as const
  const change = (values: Partial<typeof application.$inferInsert>) =>
    app.db.update(application).set(values).where(eq(application.id, id))
  await change(sent)
  expect(await items()).toMatchObject({ year: '2027', known: ['applications'] })
  // The company can still take it back, so the applicant hears nothing of it.
  const told = { toldStatus: 2, toldStage: 'offer_made', toldRevision: 1, toldUpdatedAt: now } as const
  const undoUntil = new Date(now.getTime() + 10_000)
  const signed = {
    status: 9,
    stage: null,
    outcome: 'contract_signed',
    closedAt: now,
    placeYear: 2028,
  } as const
  await change({ ...signed, ...told, undoUntil })
  expect(await items()).toMatchObject({ year: '2027', hasBridgeCourse: true, known: ['applications'] })
  app.clock.advance(10_000)
  const known = ['applications', 'contract']
  expect(await items()).toEqual({ year: '2028', hasBridgeCourse: false, known })
})

test('companies are told of a course from five persons on, and of nobody alone', async () => {
  const acme = await app.company()
  const told = async () => (await app.call(getMathsDistribution, {}, { as: acme })).body.courses
  for (let person = 0; person < 5; person++) {
    expect(await told()).toEqual([])
    const one = await app.applicant()
    // Of a course that nobody else of this file looks for.
    await insertProfile(app.db, one, { interests: [3] })
    await takeTest(one)
  }
  const [course] = await told()
  expect(course).toMatchObject({ persons: 5 })
  expect(course?.modules).toHaveLength(9)
  expect(course?.modules[0]?.levels).toEqual([10, 0, 0])
})
