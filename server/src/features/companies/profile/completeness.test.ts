import { companyCompleteness } from '@tandem/contract/companies/profile'
import { expect, test } from 'vitest'
import { sampleCompany } from './sample-company.testing.ts'

const file = {
  id: '019b0000-0000-7000-8000-000000000001',
  name: 'a.pdf',
  mediaType: 'application/pdf',
  size: 1,
}
const whole = { ...sampleCompany, hasLogo: true, hasMainImage: true, files: [file] }

test('a profile is complete when nothing is missing', () => {
  expect(companyCompleteness(whole)).toEqual({ percent: 100, missing: [] })
})

test('what is missing stands with what it brings, the most first', () => {
  const { percent, missing } = companyCompleteness({
    ...whole,
    descriptionEn: '',
    hasLogo: false,
    files: [],
    phone: '',
    coordinates: null,
  })
  expect(percent).toBe(60)
  expect(missing).toEqual([
    { part: 'descriptionEn', gain: 15 },
    { part: 'logo', gain: 15 },
    { part: 'coordinates', gain: 5 },
    { part: 'files', gain: 5 },
  ])
})

test('a profile of which only the name is known begins at nothing', () => {
  const texts = Object.fromEntries(Object.keys(sampleCompany).map((key) => [key, '']))
  const nothing = { ...whole, ...texts, coordinates: null, hasLogo: false, hasMainImage: false, files: [] }
  expect(companyCompleteness({ ...nothing, partnerSince: null }).percent).toBe(0)
})
