import type { HandlerInput } from '@tandem/contract/endpoint'
import { type Exercise, type MathsTopic, mathsTopicNames } from '@tandem/contract/maths/exercises'
import type {
  answerExercise as answerEndpoint,
  Feedback,
  getExercise as getEndpoint,
} from '@tandem/contract/maths/practice'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { localised, presentExercise, presentSolution, presentSteps } from '../exercises/present-exercise.ts'
import { findTemplate, makeExercise, templates } from '../exercises/templates.ts'
import { gradeAnswer } from '../grading/grade-answer.ts'
import { insertPractice, listPractice } from '../maths.store.ts'
import { type Practised, topicStates } from '../preparation/plan.rules.ts'

/** Its name is template and seed, so that it needs no row before it is answered. */
export async function getExercise(
  ctx: Context,
  viewer: ApplicantViewer,
  { query: { topic } }: HandlerInput<typeof getEndpoint>,
): Promise<Exercise> {
  const practised = await listPractice(ctx.db, viewer.applicantId)
  const wanted = topic ?? mostUrgent(practised, berlinDay(ctx.clock()))
  const ofTopic = templates.filter((template) => template.topic === wanted)
  // The one that was practised least, so that a topic is seen from all sides.
  const times = (key: string) => practised.filter(({ exercise }) => exercise.startsWith(`${key}.`)).length
  const [template] = ofTopic.toSorted((a, b) => times(a.key) - times(b.key) || a.difficulty - b.difficulty)
  if (!template) throw new AppError('not_found')
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return presentExercise(template, seed >>> 1, `${template.key}.${seed >>> 1}`, ctx.locale)
}

export async function answerExercise(
  ctx: Context,
  viewer: ApplicantViewer,
  { body: { exercise: id, answer } }: HandlerInput<typeof answerEndpoint>,
): Promise<Feedback> {
  const [, key = '', seed = ''] = /^([a-z-]+)\.(\d{1,10})$/.exec(id) ?? []
  const template = findTemplate(key)
  if (!template) throw new AppError('not_found')
  const exercise = makeExercise(template, Number(seed))
  const graded = answer === null ? null : gradeAnswer(exercise.answer, exercise.mistakes, answer)
  const isOver = graded === null || graded.verdict === 'right'
  if (graded?.verdict !== 'unreadable') {
    const { applicantId } = viewer
    const isRight = graded?.verdict === 'right'
    await insertPractice(ctx.db, {
      applicantId,
      exercise: id,
      topic: template.topic,
      isRight,
      createdAt: ctx.clock(),
    })
  }
  return {
    verdict: graded?.verdict ?? 'shown',
    problem: graded?.problem ?? null,
    says: graded?.says ? localised(graded.says, ctx.locale) : null,
    steps: isOver ? presentSteps(exercise, ctx.locale) : [],
    solution: isOver ? presentSolution(exercise, ctx.locale) : null,
  }
}

function mostUrgent(practised: Practised[], today: string): MathsTopic {
  const states = topicStates(practised)
  const due = states.filter(({ dueOn }) => dueOn !== null && dueOn <= today)
  const [first] = due.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))
  return (first ?? states.find(({ dueOn }) => dueOn === null))?.topic ?? mathsTopicNames[0] ?? 'arithmetic'
}
