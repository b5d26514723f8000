import type { HandlerInput } from '@tandem/contract/endpoint'
import { type MathsTopic, mathsTopicNames } from '@tandem/contract/maths/exercises'
import {
  type answerExercise as answerEndpoint,
  type Feedback,
  type listExercises as listEndpoint,
  mostDaysOffline,
  type PreparedExercise,
  preparedAtOnce,
} from '@tandem/contract/maths/practice'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Template } from '../exercises/exercise.ts'
import { localised, presentExercise, presentSolution, presentSteps } from '../exercises/present-exercise.ts'
import { findTemplate, makeExercise, templates } from '../exercises/templates.ts'
import { gradeAnswer } from '../grading/grade-answer.ts'
import { findPlan, insertPractice, listPractice } from '../maths.store.ts'
import { type Practised, topicStates } from '../preparation/plan.rules.ts'

/** Of each template so many of the last are remembered, so that none of them comes again. */
const remembered = 3
/** Some templates have few variants: then one comes again rather than none. */
const mostDraws = 30
const dayMs = 86_400_000

/** The name of each is template and seed, so that it needs no row before it is answered. */
export async function listExercises(
  ctx: Context,
  viewer: ApplicantViewer,
  { query: { topic, after } }: HandlerInput<typeof listEndpoint>,
): Promise<PreparedExercise[]> {
  const practised = await listPractice(ctx.db, viewer.applicantId)
  const ids = [...practised.map(({ exercise }) => exercise), ...(after ? [after] : [])]
  const topics = topic ? [topic] : mostUrgent(practised, berlinDay(ctx.clock()), await beganAnew(ctx, viewer))
  const exercises: PreparedExercise[] = []
  const times = new Map<Template, number>()
  for (const id of ids) count(times, readId(id)?.template)
  while (exercises.length < preparedAtOnce) {
    const wanted = topics[exercises.length % topics.length]
    // The one that was practised least, so that a topic is seen from all sides.
    const [template] = templates
      .filter((each) => each.topic === wanted)
      .toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0) || a.difficulty - b.difficulty)
    if (!template) throw new AppError('not_found')
    const id = drawNew(template, ids)
    ids.push(id)
    count(times, template)
    exercises.push(prepare(id, ctx))
  }
  return exercises
}

export async function answerExercise(
  ctx: Context,
  viewer: ApplicantViewer,
  { body: { exercise: id, answer, givenAt } }: HandlerInput<typeof answerEndpoint>,
): Promise<Feedback> {
  const { template, exercise } = find(id)
  const graded = answer === null ? null : gradeAnswer(exercise.answer, exercise.mistakes, answer)
  if (graded?.verdict !== 'unreadable') {
    await insertPractice(ctx.db, {
      applicantId: viewer.applicantId,
      exercise: id,
      topic: template.topic,
      isRight: graded?.verdict === 'right',
      createdAt: dayOf(ctx.clock(), givenAt),
    })
  }
  return {
    verdict: graded?.verdict ?? 'shown',
    problem: graded?.problem ?? null,
    says: graded?.says ? localised(graded.says, ctx.locale) : null,
  }
}

/** A device's clock may be wrong: never later than now, nor long ago. */
function dayOf(now: Date, givenAt: string | undefined): Date {
  const given = givenAt ? new Date(givenAt).getTime() : now.getTime()
  return new Date(Math.min(now.getTime(), Math.max(given, now.getTime() - mostDaysOffline * dayMs)))
}

const beganAnew = async ({ db }: Context, { applicantId }: ApplicantViewer) =>
  (await findPlan(db, applicantId))?.renewedAt ?? null

/** What is due, the longest first; then what is new, then what comes next. As the plan has it when it was begun anew. */
function mostUrgent(practised: Practised[], today: string, since: Date | null): MathsTopic[] {
  const states = topicStates(practised, undefined, since)
  const known = states.flatMap(({ topic, dueOn }) => (dueOn ? [{ topic, dueOn }] : []))
  const inTurn = known.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)).map(({ topic }) => topic)
  const due = known.filter(({ dueOn }) => dueOn <= today).length
  const fresh = mathsTopicNames.filter((topic) => !inTurn.includes(topic))
  return [...inTurn.slice(0, due), ...fresh, ...inTurn.slice(due)]
}

/** Another seed of the template, whose statement is none of those seen last. */
function drawNew(template: Template, seen: readonly string[]): string {
  const own = seen.filter((id) => readId(id)?.template === template)
  const statements = new Set(own.slice(-remembered).map((id) => statementOf(id)))
  let id = draw(template)
  for (let draws = 1; draws < mostDraws && statements.has(statementOf(id)); draws++) id = draw(template)
  return id
}

const draw = ({ key }: Template) => `${key}.${(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1}`

function statementOf(id: string): string {
  const { text, tex, figure, answer } = find(id).exercise
  return JSON.stringify([text, tex, figure, 'options' in answer && answer.options])
}

function prepare(id: string, { locale }: Context): PreparedExercise {
  const { template, seed, exercise } = find(id)
  return {
    ...presentExercise(template, seed, id, locale),
    steps: presentSteps(exercise, locale),
    solution: presentSolution(exercise, locale),
  }
}

function find(id: string) {
  const read = readId(id)
  if (!read) throw new AppError('not_found')
  return { ...read, exercise: makeExercise(read.template, read.seed) }
}

function readId(id: string): { template: Template; seed: number } | null {
  const [, key = '', seed = ''] = /^([a-z-]+)\.(\d{1,10})$/.exec(id) ?? []
  const template = findTemplate(key)
  return template ? { template, seed: Number(seed) } : null
}

function count(times: Map<Template, number>, template: Template | undefined): void {
  if (template) times.set(template, (times.get(template) ?? 0) + 1)
}
