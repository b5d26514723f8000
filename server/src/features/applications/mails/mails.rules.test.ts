import { type Outcome, outcomes, timelineEvents } from '@tandem/contract/applications'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeToMail, mailedChanges, settleMs } from './mails.rules.ts'

type Event = (typeof timelineEvents)[number]

/** As the timeline keeps it: an end with its outcome. */
const entryOf = (change: Event | Outcome) => {
  const outcome = outcomes.find((each) => each === change) ?? null
  return { event: outcome ? 'finished' : (change as Event), outcome } as const
}

/** Entries after the minutes given, each with its place as its id. */
const timeline = (...entries: (readonly [minutes: number, change: Event | Outcome])[]) =>
  entries.map(([minutes, change], index) => ({
    ...entryOf(change),
    id: String(index),
    at: new Date(minutes * 60_000),
  }))
const newest = (entries: ReturnType<typeof timeline>) => changeToMail(entries, String(entries.length - 1))

test('each step of the company but its looking is told, and each end but the place they took', () => {
  for (const event of [...timelineEvents.filter((each) => each !== 'finished'), ...outcomes]) {
    const told = mailedChanges.find((each) => each === event) ?? null
    expect(newest(timeline([0, 'created'], [10, 'sent'], [20, event]))).toBe(told)
  }
})

test('a step that was taken back at once is not, a step back later is', () => {
  const before = [
    [0, 'sent'],
    [10, 'in_review'],
  ] as const
  expect(newest(timeline(...before, [20, 'interview'], [21, 'in_review']))).toBeNull()
  expect(newest(timeline(...before, [20, 'interview'], [21, 'offer_made'], [22, 'in_review']))).toBeNull()
  expect(newest(timeline(...before, [20, 'interview'], [22, 'in_review']))).toBe('in_review')
})

test('of several steps in a row the last is told, and only by its own mail', () => {
  const steps = timeline([0, 'sent'], [10, 'in_review'], [11, 'interview'], [12, 'offer_made'])
  expect(steps.map(({ id }) => changeToMail(steps, id))).toEqual([null, null, null, 'offer_made'])
})

test('what the applicant ended is not told to them', () => {
  const steps = timeline([0, 'sent'], [10, 'interview'], [11, 'cancelled'])
  expect(steps.map(({ id }) => changeToMail(steps, id))).toEqual([null, null, null])
})

test('after the last mail of any timeline, the applicant knows where the application is', () => {
  const step = fc.record({
    change: fc.constantFrom(...mailedChanges),
    pauseMs: fc.oneof(fc.nat(settleMs - 1), fc.integer({ min: settleMs, max: settleMs * 100 })),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      let at = 0
      const all = steps.map(({ change, pauseMs }, index) => {
        at += pauseMs
        return { ...entryOf(change), id: String(index), at: new Date(at) }
      })
      let known: Event | Outcome | undefined
      for (const [index, entry] of all.entries()) {
        // The mail of an entry is thought about when it has stood for a while: what has come until then is known.
        const due = entry.at.getTime() + settleMs
        const sofar = all.filter((other, place) => place <= index || other.at.getTime() < due)
        known = changeToMail(sofar, entry.id) ?? known
      }
      expect(known).toBe(steps.at(-1)?.change)
    }),
  )
})
