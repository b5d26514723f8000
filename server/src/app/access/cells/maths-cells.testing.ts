import type { Cells } from './cell.testing.ts'

/** Each call is about the caller alone; the distribution names nobody. */
export const mathsCells: Cells = {
  getPlacement: {},
  startPlacement: {},
  answerPlacement: { given: () => ({ body: { number: 1, answer: null } }) },
  shareMathsModule: { given: () => ({ body: { module: 'fractions', visible: true } }), seenBy: [] },
  listExercises: { given: () => ({ query: { topic: 'powers' } }) },
  answerExercise: { given: () => ({ body: { exercise: 'power-product.7', answer: 'x^2' } }) },
  getPreparation: {},
  savePlan: { given: () => ({ body: { minutes: 30, weekdays: [2, 4] } }) },
  checkItem: { given: () => ({ body: { item: 'cv', done: true } }) },
  getMathsDistribution: {},
}
