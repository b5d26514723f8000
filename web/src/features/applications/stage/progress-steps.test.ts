import { type Application, applicationStatuses, stages } from '@tandem/contract/applications'
import { describe, expect, it } from 'vitest'
import { datesOf, progressSteps, receivedSteps } from './progress-steps.ts'

const { sent, finished, cancelled } = applicationStatuses
const statesOf = (status: number, stage: (typeof stages)[number] | null) =>
  progressSteps({ status, stage }).map(({ state }) => state)

describe('progressSteps', () => {
  it('stands at "sent" for a draft and for what nobody has opened yet', () => {
    expect(statesOf(applicationStatuses.new, null)).toEqual(['now', 'next', 'next', 'next'])
    expect(statesOf(sent, 'received')).toEqual(['now', 'next', 'next', 'next'])
  })

  it('stands at "viewed" while the company looks at it', () => {
    for (const stage of ['viewed', 'in_review', 'documents_missing'] as const) {
      expect(statesOf(sent, stage)).toEqual(['done', 'now', 'next', 'next'])
    }
  })

  it('goes on to the interview and the decision', () => {
    expect(statesOf(sent, 'interview')).toEqual(['done', 'done', 'now', 'next'])
    expect(statesOf(sent, 'offer_made')).toEqual(['done', 'done', 'done', 'now'])
  })

  it('ends at the decision, or where it was taken back', () => {
    expect(statesOf(finished, 'interview')).toEqual(['done', 'done', 'done', 'ended'])
    expect(statesOf(cancelled, 'viewed')).toEqual(['done', 'ended', 'missed', 'missed'])
  })

  it('says of no step that it was taken where the decision came before it', () => {
    expect(statesOf(finished, 'received')).toEqual(['done', 'missed', 'missed', 'ended'])
    expect(statesOf(finished, 'in_review')).toEqual(['done', 'done', 'missed', 'ended'])
    const [moment, by] = ['2026-11-03T10:00:00Z', 'company'] as const
    const timeline = [
      { at: moment, event: 'interview', by, outcome: null },
    ] as unknown as Application['timeline']
    const [, , interview] = progressSteps({ status: finished, stage: 'in_review', timeline })
    expect(interview, 'it was moved back after the interview').toEqual({ key: 'interview', state: 'done' })
  })

  it('says of an interview that was skipped that it was not reached, whatever comes after it', () => {
    for (const [status, end] of [
      [sent, 'now'],
      [finished, 'ended'],
      [cancelled, 'ended'],
    ] as const) {
      const steps = progressSteps({ status, stage: 'offer_made', skipped: ['in_review', 'interview'] })
      expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'missed', end])
    }
  })

  it('is at one step only, whatever the stage', () => {
    for (const stage of stages) {
      expect(statesOf(sent, stage).filter((state) => state === 'now')).toHaveLength(1)
    }
  })
})

describe('receivedSteps', () => {
  const at = (status: number, stage: (typeof stages)[number] | null) =>
    receivedSteps({ status, stage }).filter(({ state }) => state === 'now' || state === 'ended')

  it('stands at the stage, with documents that are missing in review, and ends where it ended', () => {
    expect(at(sent, 'received')).toEqual([{ key: 'received', state: 'now' }])
    expect(at(sent, 'documents_missing')).toEqual([{ key: 'in_review', state: 'now' }])
    expect(at(sent, 'offer_made')).toEqual([{ key: 'offer_made', state: 'now' }])
    expect(at(finished, 'interview')).toEqual([{ key: 'finished', state: 'ended' }])
    expect(at(cancelled, 'interview')).toEqual([{ key: 'interview', state: 'ended' }])
  })

  it('says of no step that it was taken where the end came before it', () => {
    const declined = receivedSteps({ status: finished, stage: 'viewed' }).map(({ state }) => state)
    expect(declined).toEqual(['done', 'done', 'missed', 'missed', 'missed', 'ended'])
  })

  it('says of a step that was skipped that it was not reached', () => {
    const states = (status: number, stage: 'interview' | 'offer_made', skipped: Application['skipped']) =>
      receivedSteps({ status, stage, skipped }).map(({ state }) => state)
    expect(states(sent, 'offer_made', ['in_review', 'interview'])).toEqual([
      'done',
      'done',
      'missed',
      'missed',
      'now',
      'next',
    ])
    expect(states(sent, 'interview', ['in_review'])).toEqual([
      'done',
      'done',
      'missed',
      'now',
      'next',
      'next',
    ])
    expect(states(finished, 'offer_made', ['interview'])).toEqual([
      'done',
      'done',
      'done',
      'missed',
      'done',
      'ended',
    ])
  })
})

describe('datesOf', () => {
  it('says when a step was reached first, and when it was decided last', () => {
    const event = (event: 'sent' | 'viewed' | 'interview' | 'offer_made' | 'finished', day: number) =>
      ({ event, at: `2026-11-0${day}T10:00:00Z` }) as const
    const timeline = [event('sent', 1), event('interview', 3), event('interview', 4), event('offer_made', 5)]
    expect(datesOf(timeline)).toMatchObject({
      sent: timeline[0]?.at,
      viewed: undefined,
      interview: timeline[1]?.at,
      decision: timeline[3]?.at,
    })
    expect(datesOf([...timeline, event('finished', 9)]).decision).toBe('2026-11-09T10:00:00Z')
    expect(datesOf([])).toEqual({})
  })
})
