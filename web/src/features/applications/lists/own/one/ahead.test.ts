import { columnsOf } from '@tandem/contract/application-transitions'
import { outcomes, stages } from '@tandem/contract/applications'
import { describe, expect, it } from 'vitest'
import { aheadOf } from './ahead.ts'

const now = new Date('2026-11-23T09:00:00Z')
const meeting = (parts: Partial<Parameters<typeof aheadOf>[1]> = {}) => ({
  ...{ status: 'proposed' as const, startsAt: null, minutes: 40, kind: 'video' as const },
  ...{ can: { choose: true }, ...parts },
})
const at = (stage: (typeof stages)[number], interview?: Parameters<typeof aheadOf>[1]) =>
  aheadOf(columnsOf(stage, stage), interview, now)

describe('aheadOf', () => {
  it('ends every running application with a decision or a signature, and says what happens now', () => {
    for (const stage of stages) {
      expect(at(stage)?.now).toBeTruthy()
      expect(at(stage)?.end).toBe(stage === 'offer_made' ? 'signature' : 'decision')
    }
  })

  it('promises nothing for a draft and for what is over', () => {
    const over = outcomes.filter((outcome) => outcome !== 'place_taken')
    for (const state of ['new', 'cancelled', ...over] as const) {
      expect(aheadOf(columnsOf(state, 'interview'), meeting(), now)).toBeNull()
    }
    expect(aheadOf(columnsOf('place_taken', 'offer_made'), undefined, now)).toMatchObject({
      now: 'contract',
      end: 'signature',
    })
  })

  it('follows the interview from the proposal until it is over', () => {
    expect(at('interview')).toMatchObject({ now: 'waitForTimes', after: 'meeting' })
    expect(at('interview', meeting())).toMatchObject({ now: 'chooseTime', after: 'video' })
    const countered = meeting({ status: 'countered', can: { choose: false } })
    expect(at('interview', countered)?.now).toBe('timesProposed')
    expect(at('interview', meeting({ can: { choose: false } }))?.now).toBe('waitForTimes')
    const agreed = (startsAt: string) => meeting({ status: 'agreed', startsAt, can: { choose: false } })
    expect(at('interview', agreed('2026-11-23T08:30:00Z'))?.now).toBe('agreed')
    expect(at('interview', agreed('2026-11-23T08:10:00Z'))).toMatchObject({
      now: 'afterInterview',
      after: null,
    })
    expect(at('interview', meeting({ status: 'cancelled' }))?.now).toBe('waitForTimes')
  })

  it('lets an open interview say more than the stage, and an offer made more than an interview', () => {
    expect(at('in_review', meeting())?.now).toBe('chooseTime')
    expect(at('offer_made', meeting())?.now).toBe('answerOffer')
  })
})
