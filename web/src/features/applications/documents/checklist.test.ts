import { admissions } from '@tandem/contract/reference'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checklist, type Need } from './checklist.ts'

const types = [
  ...['cover_letter', 'cv', 'school_certificates', 'further_proofs'],
  ...['delta_result', 'counselling_certificate', 'other'],
]
const none = { types, required: [], given: [] }
const with_ = (need: Need, entries: ReturnType<typeof checklist>) =>
  entries.filter((entry) => entry.need === need).map(({ type }) => type)

test.for([
  ['ahr', 'direct', ['cv', 'school_certificates'], false],
  ['fgh', 'direct_if_fitting', ['cv', 'school_certificates'], true],
  ['fhr', 'delta', ['cv', 'school_certificates', 'delta_result'], true],
  ['fhr-delta', 'direct', ['cv', 'school_certificates', 'delta_result'], true],
  [
    'meister',
    'counselling',
    ['cv', 'school_certificates', 'further_proofs', 'counselling_certificate'],
    false,
  ],
  [
    'beruf',
    'counselling_aptitude',
    ['cv', 'school_certificates', 'further_proofs', 'counselling_certificate'],
    false,
  ],
  ['abroad', 'equivalence', ['cv', 'school_certificates', 'further_proofs'], false],
] as const)('with %s (%s) %j are expected', ([id, admission, expected, showsDelta]) => {
  const entries = checklist({ ...none, qualification: { id, admission } })
  expect(with_('expected', entries)).toEqual(expected)
  expect(entries.some(({ type }) => type === 'delta_result')).toBe(showsDelta)
})

test('what the offer requires comes first, and what is there is never hidden', () => {
  fc.assert(
    fc.property(
      fc.subarray(types),
      fc.subarray(types),
      fc.constantFrom(...admissions),
      (required, given, admission) => {
        const entries = checklist({ types, required, given, qualification: { id: 'x', admission } })
        const shown = entries.map(({ type }) => type)
        expect(shown.slice(0, required.length)).toEqual(required)
        expect(shown).toEqual(expect.arrayContaining(given))
        expect(new Set(shown).size).toBe(shown.length)
      },
    ),
  )
})

test('who has not chosen a qualification sees every type', () => {
  expect(checklist({ ...none, qualification: null })).toHaveLength(types.length)
})
