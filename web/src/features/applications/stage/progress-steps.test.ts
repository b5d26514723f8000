import { applicationStatuses, stages } from '@tandem/contract/applications'
import { describe, expect, it } from 'vitest'
import { datesOf, progressSteps } from './progress-steps.ts'

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

  it('is at one step only, whatever the stage', () => {
    for (const stage of stages) {
      expect(statesOf(sent, stage).filter((state) => state === 'now')).toHaveLength(1)
    }
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
