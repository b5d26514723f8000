import { daysUntilAnswer } from '@tandem/contract/received-applications/answer-due'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueBounds, teamOf } from './get-due-answers.ts'

test('what the dashboard counts as overdue and due today is what the list calls so, through all changes of the clock', () => {
  const instant = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2028-01-01'),
    noInvalidDate: true,
  })
  const hours = fc.integer({ min: 0, max: 40 * 24 })
  fc.assert(
    fc.property(instant, hours, fc.integer({ min: 1, max: 30 }), (now, before, responseDays) => {
      const sentAt = new Date(now.getTime() - before * 3_600_000)
      const { overdueBefore, dueBefore } = dueBounds(responseDays, now)
      const received = { status: 2, stage: 'viewed' as const, sentAt: sentAt.toISOString() }
      const dueIn = daysUntilAnswer(received, responseDays, now) ?? Number.NaN
      expect(sentAt < overdueBefore).toBe(dueIn < 0)
      expect(sentAt < dueBefore).toBe(dueIn <= 0)
    }),
  )
})

test('each waits for one person, or for nobody where the one who had it is gone', () => {
  const team = [
    { id: 'jule', name: 'Jule Kirschgrund' },
    { id: 'henrik', name: 'Henrik Waldau' },
  ]
  const loads = [
    { accountId: 'jule', waiting: 4 },
    { accountId: 'gone', waiting: 2 },
    { accountId: null, waiting: 1 },
  ]
  expect(teamOf(team, loads).map(({ handler, waiting }) => [handler?.id, waiting])).toEqual([
    ['jule', 4],
    ['henrik', 0],
    [undefined, 3],
  ])
})
