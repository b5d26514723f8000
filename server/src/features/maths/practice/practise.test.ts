import type { MathsTopic } from '@tandem/contract/maths/exercises'
import {
  answerExercise,
  listExercises,
  type PreparedExercise,
  preparedAtOnce,
} from '@tandem/contract/maths/practice'
import { checkItem, getPreparation, type Preparation, savePlan } from '@tandem/contract/maths/preparation'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { findTemplate, makeExercise } from '../exercises/templates.ts'
import { mathsPlacement, mathsPractice } from '../maths.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<TestApp['applicant']>>
const dayMs = 86_400_000

const list = async (
  as: Person,
  query: { topic?: MathsTopic; after?: string } = {},
): Promise<PreparedExercise[]> => (await app.call(listExercises, { query }, { as })).body.exercises
const answer = async (as: Person, exercise: string, given: string | null, givenAt?: string) =>
  (await app.call(answerExercise, { body: { exercise, answer: given, givenAt } }, { as })).body.feedback
const prepare = async (as: Person): Promise<Preparation> =>
  (await app.call(getPreparation, {}, { as })).body.preparation

/** Made again from its name. */
function remake(id: string) {
  const [key = '', seed] = id.split('.')
  const template = findTemplate(key)
  if (!template) throw new Error(`There is no template ${key}`)
  return makeExercise(template, Number(seed))
}
const solve = (as: Person, id: string, givenAt?: string) =>
  answer(as, id, remake(id).answer.solution, givenAt)

test('practice explains a misconception, and plans what is due', async () => {
  const ben = await app.applicant()
  const { answer: right, mistakes } = remake('power-product.3')
  expect(await answer(ben, 'power-product.3', mistakes[0]?.answer ?? '')).toMatchObject({
    verdict: 'wrong',
    says: expect.stringContaining('multipliziert'),
  })
  expect((await answer(ben, 'power-product.3', right.solution)).verdict).toBe('right')
  expect((await answer(ben, 'mean.5', null)).verdict).toBe('shown')

  const wanted = { body: { minutes: 30, weekdays: [4, 2, 2] } }
  const plan: Preparation = (await app.call(savePlan, wanted, { as: ben })).body.preparation
  expect(plan.plan).toMatchObject({ minutes: 30, weekdays: [2, 4], exercises: 2, days: 1, isDone: false })
  expect(plan.units.length).toBeGreaterThanOrEqual(4)
  expect(plan.units.some(({ topic, isRepetition }) => topic === 'powers' && isRepetition)).toBe(true)
  expect(plan).toMatchObject({ practisedToday: 2, practisedThisWeek: 2 })
  expect(plan.topics.find(({ topic }) => topic === 'powers')).toMatchObject({ answered: 1, right: 0 })

  const tick = { body: { item: 'cv', done: true } } as const
  const ticked: Preparation = (await app.call(checkItem, tick, { as: ben })).body.preparation
  expect(ticked.checklist.find(({ item }) => item === 'cv')?.isDone).toBe(true)
  expect((await prepare(ben)).checklist).toEqual(ticked.checklist)
})

test('exercises come prepared, each with its worked example, and none looks like another or like the last one', async () => {
  const ada = await app.applicant()
  const statementOf = ({ text, tex }: { text: string; tex: string | null }) => `${text} ${tex}`
  // A topic whose templates have few variants: drawn blindly, some would be the same.
  let after: string | undefined
  const last: string[] = []
  for (let opened = 0; opened < 5; opened++) {
    const prepared = await list(ada, { topic: 'powers', after })
    expect(prepared).toHaveLength(preparedAtOnce)
    expect(new Set(prepared.map(statementOf)).size).toBe(preparedAtOnce)
    expect(prepared.every(({ topic, steps, solution }) => topic === 'powers' && steps[0] && solution)).toBe(
      true,
    )
    const [first] = prepared
    if (!first) throw new Error('There is no exercise')
    expect(first.id.split('.')[0]).not.toBe(after?.split('.')[0])
    last.push(statementOf(first))
    after = first.id
  }
  expect(new Set(last).size).toBeGreaterThan(1)
  const topics = (await list(ada)).map(({ topic }) => topic)
  expect(new Set(topics).size).toBe(preparedAtOnce)
})

test('an answer that was given without a connection counts once, for its day, and never for one that a wrong clock names', async () => {
  const kai = await app.applicant()
  const [one, two, three] = await list(kai, { topic: 'roots' })
  if (!one || !two || !three) throw new Error('There are no exercises')
  const now = app.clock().getTime()
  const ago = (days: number) => new Date(now - days * dayMs).toISOString()
  expect((await solve(kai, one.id, ago(2))).verdict).toBe('right')
  // Sent again since the answer was lost, and in vain by a second tab.
  expect((await solve(kai, one.id, ago(2))).verdict).toBe('right')
  expect((await answer(kai, one.id, '0')).verdict).toBe('wrong')
  await solve(kai, two.id, ago(400))
  await solve(kai, three.id, ago(-400))
  const rows = await app.db.select().from(mathsPractice).where(eq(mathsPractice.applicantId, kai.applicantId))
  const kept = new Map(rows.map(({ exercise, isRight, createdAt }) => [exercise, { isRight, createdAt }]))
  expect(rows).toHaveLength(3)
  expect(kept.get(one.id)).toEqual({ isRight: true, createdAt: new Date(now - 2 * dayMs) })
  expect(kept.get(two.id)?.createdAt).toEqual(new Date(now - 7 * dayMs))
  expect(kept.get(three.id)?.createdAt).toEqual(new Date(now))
  const foreign = { body: { exercise: 'no-such-thing.1', answer: '1' } }
  expect((await app.call(answerExercise, foreign, { as: kai })).status).toBe(404)
})

test('a plan ends when two in a row of each topic were right that the test did not find strong, and can begin anew', async () => {
  const uma = await app.applicant()
  const finishedAt = app.clock()
  const modules = ['powers', 'equations', 'functions', 'trigonometry', 'vectors', 'derivatives', 'integrals']
  const strong = [...modules, 'probability'].map((module) => ({ module, rating: 5, standardError: 0.4 }))
  const results = [...strong, { module: 'fractions', rating: 4, standardError: 0.4 }] as never
  await app.db
    .insert(mathsPlacement)
    .values({ applicantId: uma.applicantId, seed: 1, results, finishedAt, createdAt: finishedAt })
  const save = async (anew?: boolean): Promise<Preparation> =>
    (await app.call(savePlan, { body: { minutes: 30, weekdays: [1, 3], anew } }, { as: uma })).body
      .preparation
  const planned = (await save()).topics.filter(({ isPlanned }) => isPlanned).map(({ topic }) => topic)
  expect(planned).toEqual(['arithmetic', 'fractions'])

  async function practise(givenAt?: string): Promise<Preparation> {
    for (const topic of planned) {
      const [exercise] = await list(uma, { topic })
      app.clock.advance(1000)
      await solve(uma, exercise?.id ?? '', givenAt)
    }
    return prepare(uma)
  }
  const yesterday = new Date(app.clock().getTime() - dayMs).toISOString()
  expect((await practise(yesterday)).plan?.isDone).toBe(false)
  const done = await practise()
  expect(done.plan).toMatchObject({ isDone: true, exercises: 4, days: 2 })
  expect(done.mayTestAt).toBe(new Date(finishedAt.getTime() + 14 * dayMs).toISOString())
  // What was reached is repeated, so the plan has something to do later.
  expect(done.units.every(({ isRepetition }) => isRepetition)).toBe(true)

  app.clock.advance(1000)
  const anew = await save(true)
  expect(anew.plan).toMatchObject({ isDone: false, exercises: 0, days: 0 })
  expect(anew.units.slice(0, 2).map(({ topic }) => topic)).toEqual(planned)
  expect((await save()).plan).toEqual(anew.plan)
  // What is due begins anew too, though both were practised a moment ago.
  expect((await list(uma)).slice(0, 2).map(({ topic }) => topic)).toEqual(planned)
  expect((await practise()).plan).toMatchObject({ isDone: false, exercises: 2 })
})
