import { expect, test } from 'vitest'
import { randomOf } from '../exercises/random.ts'
import { templates } from '../exercises/templates.ts'
import { type Answered, mostQuestions, nextQuestion, resultsOf } from './placement.ts'
import { chanceOfRight, estimate } from './response-model.ts'

const learners = 2000

test('2,000 simulated learners are placed within 0.3 logits in the mean, by 25 questions at most', () => {
  let off = 0
  let bias = 0
  let most = 0
  for (let learner = 0; learner < learners; learner++) {
    const random = randomOf('learner', learner)
    // A normal ability, by twelve uniform numbers.
    const ability = Array.from({ length: 12 }, random.next).reduce((sum, each) => sum + each, -6)
    const answered: Answered[] = []
    for (;;) {
      const question = nextQuestion(answered, templates, random.next)
      if (!question) break
      const { key, module, difficulty, discrimination } = question
      const isRight = random.next() < chanceOfRight(question, ability)
      answered.push({ key, module, difficulty, discrimination, isRight })
    }
    const error = resultsOf(answered).ability - ability
    off += Math.abs(error) / learners
    bias += error / learners
    most = Math.max(most, answered.length)
  }
  expect(most).toBeLessThanOrEqual(mostQuestions)
  expect(Math.abs(bias)).toBeLessThan(0.05)
  expect(off).toBeLessThan(0.3)
})

test('who has everything right is placed high, who has nothing right low, and nobody beyond the scale', () => {
  const run = (isRight: boolean) => {
    const answered: Answered[] = []
    for (let question = nextQuestion([], templates, () => 0); question; ) {
      answered.push({ ...question, isRight })
      question = nextQuestion(answered, templates, () => 0)
    }
    return { answered, results: resultsOf(answered) }
  }
  expect(run(true).results.modules.every(({ rating }) => rating === 6)).toBe(true)
  expect(run(false).results.modules.every(({ rating }) => rating === 1)).toBe(true)
  const keys = run(true).answered.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('more answers make the estimate surer', () => {
  const item = { difficulty: 0, discrimination: 1.5 }
  const some = [true, false, true].map((isRight) => ({ ...item, isRight }))
  expect(estimate([...some, ...some]).standardError).toBeLessThan(estimate(some).standardError)
})
