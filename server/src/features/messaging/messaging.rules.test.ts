import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ApplicantVisibility,
  cleanLine,
  cleanText,
  mayWriteTo,
  otherSide,
  type Side,
  type StartingSide,
  showsName,
} from './messaging.rules.ts'

const applicant: StartingSide = { kind: 'applicant', applicantId: 'a' }
const company: StartingSide = { kind: 'company', companyId: 'c' }
const institution: Side = { kind: 'institution', locationKey: 'karlsruhe' }

const unknown = { applied: false, named: false, profile: null }
const contact = { side: company, companyConfirmed: true, visibility: unknown }
const supporter = { side: institution, companyConfirmed: false, visibility: unknown }
const stranger = { side: applicant, companyConfirmed: false, visibility: unknown }

describe('who may begin a thread with whom', () => {
  test.each([
    ['an applicant with a company contact', applicant, contact, 'allowed'],
    [
      'an applicant with a contact of a pending company',
      applicant,
      { ...contact, companyConfirmed: false },
      'not_found',
    ],
    ['an applicant with a support contact', applicant, supporter, 'allowed'],
    ['an applicant with an applicant', applicant, stranger, 'not_found'],
    [
      'a company with an applicant who applied',
      company,
      { ...stranger, visibility: { ...unknown, applied: true } },
      'allowed',
    ],
    [
      'a company with an open profile',
      company,
      { ...stranger, visibility: { ...unknown, profile: 'open' } },
      'allowed',
    ],
    [
      'a company with an anonymous profile',
      company,
      { ...stranger, visibility: { ...unknown, profile: 'anonymous' } },
      'allowed',
    ],
    ['a company with a hidden applicant', company, stranger, 'not_found'],
    ['a company with a support contact', company, supporter, 'allowed'],
    ['a company with another company', company, contact, 'forbidden'],
    ['a company with a pending company', company, { ...contact, companyConfirmed: false }, 'not_found'],
  ] as const)('%s', (_, own, recipient, verdict) => {
    expect(mayWriteTo(own, recipient)).toBe(verdict)
  })
})

test('the other side of a thread, or nobody once it is gone', () => {
  const sides = { applicantId: 'a', companyId: 'c', locationKey: null }
  expect(otherSide(sides, applicant)).toEqual(company)
  expect(otherSide(sides, company)).toEqual(applicant)
  expect(otherSide({ ...sides, companyId: null, locationKey: 'karlsruhe' }, applicant)).toEqual(institution)
  expect(otherSide({ ...sides, applicantId: null }, company)).toBeNull()
})

test('a name is shown to a company once the applicant has made it known', () => {
  const anonymous = { applied: false, named: false, profile: 'anonymous' } as const
  const shows = (visibility: ApplicantVisibility, how = {}) =>
    showsName({ visibility, begunByApplicant: false, aboutApplication: false, ...how })
  expect(shows(anonymous)).toBe(false)
  expect(shows(unknown)).toBe(false)
  expect(shows(anonymous, { begunByApplicant: true })).toBe(true)
  expect(shows(anonymous, { aboutApplication: true })).toBe(true)
  expect(shows({ ...anonymous, applied: true })).toBe(true)
  expect(shows({ ...unknown, profile: 'open' })).toBe(true)
  expect(shows({ ...anonymous, named: true })).toBe(true)
  expect(shows({ ...unknown, named: true })).toBe(false)
})

describe('a text as it is kept', () => {
  test('has plain line ends, composed letters and no control characters', () => {
    expect(cleanText('\r\n Gru\u0000\u0308ße\r\naus\rUlm\u0000\u0007\t! \n')).toBe('Grüße\naus\nUlm\t!')
    expect(cleanLine('Ihre\r\n Bewerbung\tbei  uns')).toBe('Ihre Bewerbung bei uns')
  })

  test('stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cleaned = cleanText(text)
        expect(cleanText(cleaned)).toBe(cleaned)
        expect(cleaned).not.toMatch(/(?![\n\t])\p{Cc}/u)
        expect(cleaned.isWellFormed()).toBe(true)
      }),
    )
  })

  test('loses nothing but control characters and space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const letters = (of: string) => of.replace(/[\s\p{Cc}]/gu, '').normalize('NFC')
        expect(letters(cleanText(text))).toBe(letters(text))
      }),
    )
  })
})
