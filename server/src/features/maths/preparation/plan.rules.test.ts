import { type MathsTopic, mathsTopicNames } from '@tandem/contract/maths/exercises'
import { expect, test } from 'vitest'
import { planUnits, topicStates } from './plan.rules.ts'

const today = '2026-11-27'
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const known: MathsTopic[] = ['arithmetic', 'fractions', 'powers', 'roots', 'functions', 'vectors']
/** Once each, some days ago: all are due. */
const practised = known.map((topic) => ({
  ...{ exercise: `${topic}.1`, topic, isRight: true },
  createdAt: new Date('2026-11-20T10:00:00Z'),
}))

test.each([15, 30, 60])('what is due does not hold up what is new, with %i minutes a day', (minutes) => {
  const units = planUnits({ minutes, weekdays: everyDay }, topicStates(practised), new Map(), today)
  const first = units.slice(0, 6)
  expect(first.filter(({ isRepetition }) => isRepetition)).toHaveLength(3)
  const planned = new Set(units.map(({ topic }) => topic))
  expect(mathsTopicNames.filter((topic) => !planned.has(topic)).length).toBeLessThan(minutes > 15 ? 1 : 5)
})

test('of one unit a day today is in turn a repetition and something new', () => {
  const plan = { minutes: 15, weekdays: everyDay }
  const todayOf = (day: string) => planUnits(plan, topicStates(practised), new Map(), day)[0]?.isRepetition
  expect([todayOf('2026-11-27'), todayOf('2026-11-28')].toSorted()).toEqual([false, true])
})
