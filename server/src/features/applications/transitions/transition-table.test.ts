import {
  type ApplicationState,
  columnsOf,
  findTransition,
  holdsPlace,
  nextStates,
  type Party,
  stateOf,
  transitions,
} from '@tandem/contract/application-transitions'
import { stages } from '@tandem/contract/applications'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const parties: Party[] = ['applicant', 'company', 'system']
const states: ApplicationState[] = [
  'new',
  ...stages,
  'cancelled',
  'contract_signed',
  'place_taken',
  'declined_by_company',
  'declined_by_applicant',
  'offer_closed',
]

describe('the table', () => {
  test('every state is reached from the first, and status, stage and outcome say which it is', () => {
    const reached = new Set<ApplicationState>(['new'])
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const state of [...reached]) {
        for (const party of parties) for (const next of nextStates(state, party)) reached.add(next)
      }
    }
    expect([...reached].toSorted()).toEqual(states.toSorted())
    for (const state of states) expect(stateOf(columnsOf(state, 'interview'))).toBe(state)
  })

  test('no order of steps leaves what is over, or gives a place to who was not let go before', () => {
    const step = fc.record({ by: fc.constantFrom(...parties), to: fc.constantFrom(...states) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: ApplicationState = 'new'
        for (const { by, to } of steps) {
          const transition = findTransition(state, to, by)
          if (!transition) continue
          expect(['cancelled', 'declined_by_company', 'declined_by_applicant', 'offer_closed']).not.toContain(
            state,
          )
          expect(state).not.toBe('contract_signed')
          if (holdsPlace(to)) expect(transition.needs).toContain('place')
          if (state === 'place_taken' && !holdsPlace(to)) expect(to).toMatch(/^declined|^offer_closed$/)
          state = to
        }
      }),
    )
  })

  test('only the applicant withdraws or accepts, only the company moves, signs and declines', () => {
    const by = (to: ApplicationState) => transitions.filter((each) => each.to === to).map((each) => each.by)
    expect(by('cancelled')).toEqual(['applicant'])
    expect(by('place_taken')).toEqual(['applicant'])
    expect(by('contract_signed')).toEqual(['company'])
    expect(by('declined_by_company')).toEqual(['company'])
    expect(by('interview')).toEqual(['company'])
    expect(by('offer_closed')).toEqual(['system'])
  })
})
