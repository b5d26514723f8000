import { applicationTypes, missingParts } from '@tandem/contract/applications'
import { completeness } from '@tandem/contract/applications/completeness'
import type { ApplicationContent } from '@tandem/contract/applications/content'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentFor, missing } from './content.rules.ts'
import { completeContent, emptyContent } from './sample-content.testing.ts'

const cv = { type: 'cv' }
const offerType = 'studies' as const
const types = Object.values(applicationTypes)
const fields = Object.keys(completeContent) as (keyof ApplicationContent)[]
const someFields = fc.subarray(fields)
const someDocuments = fc.subarray(['cover_letter', 'cv', 'school_certificates'])

test.each(types)('type %i: nothing is 0, everything is 100', (type) => {
  expect(percentOf({ type, content: emptyContent, attachments: [], offerType })).toBe(0)
  expect(percentOf({ type, content: contentFor(type, completeContent), attachments: [cv], offerType })).toBe(
    100,
  )
})

test('filling one more field never lowers the percentage, and it stays within 0 and 100', () => {
  fc.assert(
    fc.property(fc.constantFrom(...types), someFields, fc.constantFrom(...fields), (type, some, more) => {
      const before = percentOf({ type, content: withFields(some), attachments: [], offerType })
      const after = percentOf({ type, content: withFields([...some, more]), attachments: [], offerType })
      const attached = percentOf({ type, content: withFields([...some, more]), attachments: [cv], offerType })
      expect(0 <= before && before <= after && after <= attached && attached <= 100).toBe(true)
    }),
  )
})

test('filling in what brings most again and again leads to 100, each time by what was said', () => {
  fc.assert(
    fc.property(fc.constantFrom(...types), someFields, (type, some) => {
      const content = contentFor(type, withFields(some))
      const attachments: { type: string }[] = []
      let at = completeness({ type, content, attachments, offerType })
      for (let [next] = at.open; next; [next] = at.open) {
        const { part, gain } = next
        const percent = at.percent + gain
        if (part === 'documents') attachments.push(cv)
        else if (part === 'experience') content.career = completeContent.career
        else Object.assign(content, { [part]: completeContent[part] })
        at = completeness({ type, content, attachments, offerType })
        expect(at.percent).toBe(percent)
      }
      expect(percentOf({ type, content, attachments, offerType })).toBe(100)
    }),
  )
})

test('an empty application lacks every required part and document', () => {
  const filled = { type: 2, content: emptyContent, attachments: [], offerType }
  expect(missing(filled, ['cv', 'cover_letter'])).toEqual({
    fields: [...missingParts],
    documents: ['cv', 'cover_letter'],
  })
})

test('the cover letter may be typed instead of attached', () => {
  const filled = { type: 2, content: completeContent, attachments: [], offerType }
  expect(missing(filled, ['cover_letter', 'cv'])).toEqual({
    fields: [],
    documents: ['cv'],
  })
})

test('a profile needs no cover letter', () => {
  const filled = { type: 3, content: emptyContent, attachments: [], offerType }
  expect(missing(filled, []).fields).not.toContain('coverLetter')
})

test('where jobs are offered, nobody has to name a study interest', () => {
  const content = { ...completeContent, studyInterests: [] }
  const filled = { type: 2, content, attachments: [cv], offerType: 'jobs' } as const
  expect(missing(filled, []).fields).toEqual([])
  expect(completeness(filled)).toEqual({ percent: 100, open: [] })
})

test('filling a field or attaching a document never makes more missing', () => {
  fc.assert(
    fc.property(
      someFields,
      fc.constantFrom(...fields),
      someDocuments,
      someDocuments,
      (some, more, asked, given) => {
        const attachments = given.map((type) => ({ type }))
        const before = missing({ type: 2, content: withFields(some), attachments: [], offerType }, asked)
        const after = missing(
          { type: 2, content: withFields([...some, more]), attachments, offerType },
          asked,
        )
        expect(before.fields).toEqual(expect.arrayContaining(after.fields))
        expect(before.documents).toEqual(expect.arrayContaining(after.documents))
      },
    ),
  )
})

test('each type keeps what is its own, and each choice once', () => {
  const content = {
    ...completeContent,
    studyInterests: ['36', '36', '1'],
    desiredYears: [2027, 2027],
    visibility: 'open',
  } as const
  const given = { ...content, studyInterests: [...content.studyInterests], desiredYears: [2027, 2027] }
  expect(contentFor(3, given)).toMatchObject({
    studyInterests: ['36', '1'],
    desiredYears: [2027],
    coverLetter: '',
    visibility: 'open',
  })
  expect(contentFor(2, given)).toMatchObject({ coverLetter: content.coverLetter, visibility: 'hidden' })
})

const percentOf = (filled: Parameters<typeof completeness>[0]) => completeness(filled).percent

function withFields(some: (keyof ApplicationContent)[]): ApplicationContent {
  return { ...emptyContent, ...Object.fromEntries(some.map((field) => [field, completeContent[field]])) }
}
