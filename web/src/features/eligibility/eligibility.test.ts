import { type EligibilityDetail, wayIn } from '@tandem/contract/eligibility'
import { type Admission, admissions, type Qualification } from '@tandem/contract/reference'
import { describe, expect, it, test } from 'vitest'
import { nextQuestion, questionsOf, readAnswers, withAnswer, writeAnswers } from './answers.ts'

const qualification = (id: string, admission: Admission): Qualification => ({
  id,
  name: id,
  note: null,
  admission,
})
const list = [
  qualification('ahr', 'direct'),
  qualification('fgh', 'direct_if_fitting'),
  qualification('studienkolleg', 'direct_if_fitting'),
  qualification('fhr', 'delta'),
  qualification('meister', 'counselling'),
  qualification('beruf', 'counselling_aptitude'),
  qualification('abroad', 'equivalence'),
]
const wayOf = (id: string, detail?: EligibilityDetail) =>
  wayIn(list.find((each) => each.id === id) ?? null, detail)

test.each([
  ['ahr', undefined, 'direct'],
  ['fgh', undefined, 'direct_if_fitting'],
  ['fgh', 'yes', 'direct'],
  ['fgh', 'no', 'delta'],
  ['studienkolleg', 'no', 'together'],
  ['fhr', 'yes', 'delta'],
  ['fhr', 'no', 'together'],
  ['meister', 'yes', 'counselling'],
  ['beruf', 'yes', 'counselling_aptitude'],
  ['abroad', undefined, 'equivalence'],
  ['unknown', undefined, 'together'],
] as const)('%s with the answer %s leads in by %s', (id, detail, way) => {
  expect(wayOf(id, detail)).toBe(way)
})

test('whoever is not sure is never refused but advised', () => {
  for (const admission of admissions) {
    const way = wayIn(qualification('x', admission), 'unsure')
    expect([admission, 'together']).toContain(way)
    if (!['direct', 'equivalence'].includes(admission)) expect(way).toBe('together')
  }
})

describe('the questions', () => {
  it('are read from the address and written into it', () => {
    const address = 'abschluss=fhr&angabe=yes&richtung=36&beginn=2027'
    expect(new URLSearchParams(writeAnswers(readAnswers(new URLSearchParams(address)))).toString()).toBe(
      address,
    )
    expect(readAnswers(new URLSearchParams('angabe=vielleicht')).detail).toBeUndefined()
  })
  it('leave out what decides nothing, and end with who does not know', () => {
    expect(questionsOf({ qualification: 'ahr' }, list)).toEqual(['qualification', 'course', 'start'])
    expect(nextQuestion({ qualification: 'fhr', course: '36' }, list)).toBe('detail')
    expect(nextQuestion({ qualification: 'unklar' }, list)).toBe(null)
    expect(nextQuestion({ qualification: 'gone', start: '2027' }, list)).toBe('qualification')
  })
  it('ask anew about another qualification', () => {
    expect(withAnswer({ qualification: 'fhr', detail: 'yes', course: '36' }, 'qualification', 'fgh')).toEqual(
      {
        ...{ qualification: 'fgh', detail: undefined },
        course: '36',
      },
    )
  })
})
