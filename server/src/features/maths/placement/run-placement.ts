import type { HandlerInput } from '@tandem/contract/endpoint'
import { mathsModules } from '@tandem/contract/maths'
import type { FormulaProblem } from '@tandem/contract/maths/formula'
import {
  type answerPlacement as answerEndpoint,
  mostPlacementQuestions,
  type Placement,
  placementPauseDays,
  type shareMathsModule as shareEndpoint,
} from '@tandem/contract/maths/placement'
import { findMathsModules, shareMathsLevels } from '#features/applications/applications.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { presentExercise } from '../exercises/present-exercise.ts'
import { randomOf } from '../exercises/random.ts'
import { findTemplate, makeExercise, templates } from '../exercises/templates.ts'
import { gradeAnswer } from '../grading/grade-answer.ts'
import {
  insertAttempts,
  insertPlacement,
  listExpectedRatings,
  listPlacements,
  lockPlacements,
  type PlacementQuestion,
  type PlacementRow,
  updatePlacement,
} from '../maths.store.ts'
import { type Answered, leastPerModule, nextQuestion, resultsOf } from '../model/placement.ts'

const dayMs = 86_400_000

export function getPlacement(ctx: Context, viewer: ApplicantViewer): Promise<Placement> {
  return present(ctx, viewer)
}

export function startPlacement(ctx: Context, viewer: ApplicantViewer): Promise<Placement> {
  return transaction(ctx, async (ctx) => {
    const { applicantId } = viewer
    await lockPlacements(ctx.db, applicantId)
    const [newest] = await listPlacements(ctx.db, applicantId)
    if (newest && !newest.finishedAt) return present(ctx, viewer)
    const from = mayStartAt(newest)
    if (from && from > ctx.clock()) throw new AppError('maths_test_too_early')
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    const row = { seed: seed >>> 1, applicantId, createdAt: ctx.clock() }
    await insertPlacement(ctx.db, { ...row, questions: followedBy([], row.seed) })
    return present(ctx, viewer)
  })
}

/** An answer to a question that is answered already changes nothing: of two tabs, or after going back, the first counts. */
export function answerPlacement(
  ctx: Context,
  viewer: ApplicantViewer,
  { body: { number, answer } }: HandlerInput<typeof answerEndpoint>,
): Promise<Placement> {
  return transaction(ctx, async (ctx) => {
    await lockPlacements(ctx.db, viewer.applicantId)
    const [running] = await listPlacements(ctx.db, viewer.applicantId)
    const open = running?.questions.at(-1)
    const template = open && findTemplate(open.template)
    if (!running || running.finishedAt || running.questions.length !== number || !template)
      return present(ctx, viewer)
    const exercise = makeExercise(template, seedOf(running.seed, number))
    const graded = answer === null ? { verdict: 'wrong' as const } : gradeAnswer(exercise.answer, [], answer)
    if (graded.verdict === 'unreadable') return present(ctx, viewer, graded.problem ?? 'syntax')
    const answered = [
      ...running.questions.slice(0, -1),
      { template: template.key, answer, isRight: graded.verdict === 'right' },
    ]
    const questions = followedBy(answered, running.seed)
    if (questions.length > answered.length) await updatePlacement(ctx.db, running.id, { questions })
    else await finish(ctx, viewer, running, answered)
    return present(ctx, viewer)
  })
}

export function shareMathsModule(
  ctx: Context,
  viewer: ApplicantViewer,
  { body: { module, visible } }: HandlerInput<typeof shareEndpoint>,
): Promise<Placement> {
  return transaction(ctx, async (ctx) => {
    const rows = await listPlacements(ctx.db, viewer.applicantId)
    const result = rows.find(({ finishedAt }) => finishedAt)?.results.find((each) => each.module === module)
    if (!result) throw new AppError('not_found')
    await shareMathsLevels(ctx, viewer, [{ name: module, rating: result.rating, visible }])
    return present(ctx, viewer)
  })
}

/** A level that was shared so far is private again: the new one is shown only as its applicant chooses. */
async function finish(
  ctx: Context,
  viewer: ApplicantViewer,
  running: PlacementRow,
  questions: PlacementQuestion[],
) {
  const finishedAt = ctx.clock()
  const { modules } = resultsOf(answeredOf(questions))
  const results = modules.map(({ module, rating, standardError }) => ({ module, rating, standardError }))
  await updatePlacement(ctx.db, running.id, { questions, results, finishedAt })
  const levels = results.map(({ module: name, rating }) => ({ name, rating, visible: false }))
  await shareMathsLevels(ctx, viewer, levels)
  const { applicantId, createdAt } = running
  await insertAttempts(
    ctx.db,
    results.map(({ module, rating }) => ({
      ...{ applicantId, module, rating, createdAt, finishedAt },
      level: levelOf(rating),
      answers: questions.filter(({ template }) => findTemplate(template)?.module === module),
    })),
  )
}

const levelOf = (rating: number) => Math.ceil(rating / 2)

/** With the question that comes next, where there is one. */
function followedBy(answered: PlacementQuestion[], seed: number): PlacementQuestion[] {
  const random = randomOf('next', seed + answered.length)
  const next = nextQuestion(answeredOf(answered), templates, random.next)
  return next ? [...answered, { template: next.key, answer: null, isRight: null }] : answered
}

const answeredOf = (questions: PlacementQuestion[]): Answered[] =>
  questions.flatMap(({ template: key, isRight }) => {
    const template = findTemplate(key)
    return template && isRight !== null ? [{ ...template, isRight }] : []
  })

const seedOf = (seed: number, number: number) => (seed + number * 7919) >>> 0

export const mayStartAt = (newest: PlacementRow | undefined) =>
  newest?.finishedAt ? new Date(newest.finishedAt.getTime() + placementPauseDays * dayMs) : null

async function present(
  ctx: Context,
  viewer: ApplicantViewer,
  problem: FormulaProblem | null = null,
): Promise<Placement> {
  const [newest, ...older] = await listPlacements(ctx.db, viewer.applicantId)
  const running = newest && !newest.finishedAt ? newest : undefined
  const finished = running ? older[0] : newest
  const open = running?.questions.at(-1)
  const template = open && findTemplate(open.template)
  const number = running?.questions.length ?? 0
  const from = running ? null : mayStartAt(newest)
  const question =
    running && template
      ? presentExercise(template, seedOf(running.seed, number), String(number), ctx.locale)
      : null
  return {
    question: question && { ...question, hints: [] },
    number,
    most: mostPlacementQuestions,
    // After all have been asked, the rest only makes the estimate surer.
    modulesDone: Math.min(mathsModules.length, Math.floor(Math.max(0, number - 1) / leastPerModule)),
    result: finished?.finishedAt ? await resultOf(ctx, viewer, finished, finished.finishedAt) : null,
    mayStartAt: from && from > ctx.clock() ? from.toISOString() : null,
    problem,
  }
}

async function resultOf(
  ctx: Context,
  viewer: ApplicantViewer,
  { results, questions }: PlacementRow,
  finishedAt: Date,
) {
  const shown = await findMathsModules(ctx, viewer)
  const expected = await listExpectedRatings(ctx.db, viewer.applicantId)
  const modules = results.map(({ module, rating, standardError }) => ({
    ...{ module, rating, level: levelOf(rating) },
    confidence:
      standardError < 0.45 ? ('high' as const) : standardError < 0.6 ? ('middle' as const) : ('low' as const),
    expected: expected.get(module) ?? null,
    visible: shown?.some((each) => each.name === module && each.visible) ?? false,
  }))
  const weakest = modules.toSorted((a, b) => a.rating - b.rating).filter(({ rating }) => rating < 6)
  return {
    finishedAt: finishedAt.toISOString(),
    questions: questions.length,
    modules,
    next: weakest.slice(0, 3).map(({ module }) => module),
    hasProfile: shown !== null,
  }
}
