import type { StudyInterest } from '@tandem/contract/reference'
import { describe, expect, it } from 'vitest'
import { relatedCourses } from './related-courses.ts'
import { topicsOf } from './topics.ts'

const course = (id: string, studyCourse: string, subjectArea: string): StudyInterest => ({
  ...{ id, studyCourse, subjectArea },
  name: id,
  degree: 'B.Sc.',
})
const courses = [
  course('informatics', '13', 'technik'),
  course('security', '13', 'technik'),
  course('mechanics', '16', 'technik'),
  course('paper', '19', 'technik'),
  course('bank', '1', 'wirtschaft'),
]
const offers = new Map([
  ['informatics', 5],
  ['security', 2],
  ['mechanics', 9],
  ['bank', 12],
])
const suggested = (...chosen: string[]) => relatedCourses(courses, chosen, offers).map(({ id }) => id)

describe('relatedCourses', () => {
  it('puts the same degree programme before the same subject area, and nothing without an offer', () => {
    expect(suggested('informatics')).toEqual(['security', 'mechanics'])
  })
  it('begins with the courses that have the most offers', () => {
    expect(suggested()).toEqual(['bank', 'mechanics', 'informatics', 'security'])
  })
})

it.each([
  ['Informatik – Cyber Security', 'Software'],
  ['Business Information Systems', 'Coding'],
  ['Soziale Arbeit', 'Menschen'],
  ['Elektrotechnik – Energie- und Umwelttechnik', 'Klima'],
])('%s is found by %s', (name, word) => {
  expect(topicsOf(name)).toContain(word)
})
it('leaves a course without a topic alone', () => expect(topicsOf('Unternehmertum')).toBe(''))
