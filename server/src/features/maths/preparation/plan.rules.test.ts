import { type MathsTopic, mathsTopicNames } from '@tandem/contract/maths/exercises'
import { expect, test } from 'vitest'
import { countPractised, planUnits, topicStates } from './plan.rules.ts'

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

test('what was practised counts for its day and its week in Germany, from Monday on', () => {
  const at = [
    // Sunday, 22 November, just before midnight.
    '2026-11-22T22:59:00Z',
    '2026-11-22T23:00:00Z',
    '2026-11-25T10:00:00Z',
    '2026-11-26T23:00:00Z',
    '2026-11-27T10:00:00Z',
  ].map((instant) => ({
    exercise: 'mean.1',
    topic: 'statistics',
    isRight: true,
    createdAt: new Date(instant),
  }))
  expect(countPractised(at, today)).toEqual({ practisedToday: 2, practisedThisWeek: 4 })
  expect(countPractised(at.slice(0, 1), '2026-11-22')).toEqual({ practisedToday: 1, practisedThisWeek: 1 })
  expect(countPractised([], today)).toEqual({ practisedToday: 0, practisedThisWeek: 0 })
})
