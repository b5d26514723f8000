import { ApplicationContent } from '@tandem/contract/applications/content'
import { expect, test } from 'vitest'
import { fieldsOf, isDifferentFromProfile, partsOf, validFields } from './draft-fields.ts'

const content: ApplicationContent = {
  title: '',
  studyInterests: ['12'],
  places: [{ place: 'Ulm', latitude: 48.4, longitude: 9.99, radius: 20 }],
  qualification: 'ahr',
  grade: 1.9,
  desiredYears: [2027],
  expertises: [],
  languages: [{ name: 'en', rating: 'expert' }],
  education: [],
  career: [],
  moduleAdditionals: [],
  aboutMe: '',
  coverLetter: 'Guten Tag',
  visibility: 'open',
  disclosed: [],
}

test('a field with a mistake is left out, all others are saved', () => {
  const typed = { ...fieldsOf(content), grade: 4.6, coverLetter: '  Guten Tag  ' }
  const { grade: _, ...others } = fieldsOf(content)
  expect(validFields(typed)).toEqual(others)
  expect(validFields({ ...typed, grade: Number.NaN })).toEqual(others)
})

test('every field is either filled in here, or left to the profile, or neither on purpose', () => {
  const here = [...Object.keys(fieldsOf(content)), ...Object.keys(partsOf(content))]
  const neither = ['title', 'visibility', 'disclosed']
  expect([...here, ...neither].sort()).toEqual(Object.keys(ApplicationContent.shape).sort())
})

test('only what is left to the profile can fall behind it', () => {
  expect(
    isDifferentFromProfile(content, { ...content, grade: 2, coverLetter: '', visibility: 'hidden' }),
  ).toBe(false)
  expect(isDifferentFromProfile(content, { ...content, aboutMe: 'Ich baue Drohnen.' })).toBe(true)
})
