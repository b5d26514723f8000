import { gradeAnswer } from '../grading/grade-answer.ts'
import type { Exercise, Mistake, Template } from './exercise.ts'
import { randomOf } from './random.ts'
import { derivativeTemplates } from './templates/derivatives.ts'
import { equationTemplates } from './templates/equations.ts'
import { fractionTemplates } from './templates/fractions.ts'
import { functionTemplates } from './templates/functions.ts'
import { integralTemplates } from './templates/integrals.ts'
import { powerTemplates } from './templates/powers.ts'
import { probabilityTemplates } from './templates/probability.ts'
import { statisticsAndSetTemplates } from './templates/statistics-and-sets.ts'
import { trigonometryTemplates } from './templates/trigonometry.ts'
import { vectorTemplates } from './templates/vectors.ts'

/** Edited here only. A key is stored with answers, so it never changes its meaning. */
export const templates: readonly Template[] = [
  ...fractionTemplates,
  ...powerTemplates,
  ...equationTemplates,
  ...functionTemplates,
  ...trigonometryTemplates,
  ...vectorTemplates,
  ...derivativeTemplates,
  ...integralTemplates,
  ...probabilityTemplates,
  ...statisticsAndSetTemplates,
]

const byKey = new Map(templates.map((template) => [template.key, template]))

export const findTemplate = (key: string): Template | undefined => byKey.get(key)

/** The same exercise for the same seed, always. Where a misconception comes to the right answer, it is none. */
export function makeExercise(template: Template, seed: number): Exercise {
  const exercise = template.make(randomOf(template.key, seed))
  const isWrong = ({ answer }: Mistake) => gradeAnswer(exercise.answer, [], answer).verdict === 'wrong'
  return { ...exercise, mistakes: exercise.mistakes.filter(isWrong) }
}
