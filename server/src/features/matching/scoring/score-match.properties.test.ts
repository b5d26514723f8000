import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeMatch } from '../words/describe-match.ts'
import type { Finding } from './finding.ts'
import { interests, towns } from './golden-cases.testing.ts'
import type { Position, Seeker } from './match-input.ts'
import { positions, seekers } from './pairs.testing.ts'
import { type Score, scoreMatch } from './score-match.ts'
import { preferenceWeights, requirementWeights } from './weights.ts'

const sides = ({ applicant, company, total }: { applicant: number; company: number; total: number }) => ({
  applicant,
  company,
  total,
})
/** Worked out apart from the function: what the criteria that stay come to. */
function meanOfOthers<C extends string>(
  found: Record<C, Finding>,
  weights: Record<C, number>,
  left: string[],
) {
  const rest = (Object.keys(found) as C[]).filter(
    (criterion) => found[criterion] && !left.includes(criterion),
  )
  const whole = rest.reduce((sum, criterion) => sum + weights[criterion], 0)
  const points = rest.reduce((sum, criterion) => sum + weights[criterion] * (found[criterion]?.score ?? 0), 0)
  if (points === 100 * whole) return 100
  return Math.min(99, Math.round(points / whole))
}
const holdsAlways = (property: (seeker: Seeker, position: Position) => void) =>
  fc.assert(fc.property(seekers, positions, property), { numRuns: 500 })

test('numbers are whole, from 0 to 100, and the total lies between the sides', () =>
  holdsAlways((seeker, position) => {
    const { applicant, company, total } = scoreMatch(seeker, position)
    for (const each of [applicant, company, total]) {
      expect(Number.isInteger(each) && each >= 0 && each <= 100).toBe(true)
    }
    expect(total).toBeGreaterThanOrEqual(Math.min(applicant, company))
    expect(total).toBeLessThanOrEqual(Math.max(applicant, company))
  }))

test('the languages of the readers change words, never numbers', () =>
  holdsAlways((seeker, position) => {
    const score = scoreMatch(seeker, position)
    const [german, english] = (['de', 'en'] as const).map((locale) => describeMatch(score, locale, new Map()))
    const numbers = (match: typeof german) =>
      match?.reasons.map(({ criterion, fit, score }) => ({ criterion, fit, score }))
    expect(numbers(german)).toEqual(numbers(english))
    for (const { text } of [...(german?.reasons ?? []), ...(english?.reasons ?? [])]) {
      expect(text).not.toMatch(/undefined|NaN|null/)
    }
  }))

test('what must not count does not: whatever else is known changes nothing', () =>
  holdsAlways((seeker, position) => {
    const person = { ...seeker, birthdate: '1990-01-01', gender: 'female', nationality: 'FR', photo: 'x' }
    expect(sides(scoreMatch(person, position))).toEqual(sides(scoreMatch(seeker, position)))
  }))

test('the order in which somebody lists things counts for nothing', () =>
  holdsAlways((seeker, position) => {
    const turned = (lists: Seeker | Position) =>
      Object.fromEntries(
        Object.entries(lists).map(([key, value]) => [key, Array.isArray(value) ? value.toReversed() : value]),
      )
    const other = scoreMatch(turned(seeker) as Seeker, turned(position) as Position)
    expect(sides(other)).toEqual(sides(scoreMatch(seeker, position)))
  }))

type Criterion = keyof Score['preferences'] | keyof Score['requirements']
/** How each side can leave a criterion open, and which ones are open then. */
const open: [Partial<Seeker>, Partial<Position>, Criterion[]][] = [
  [{ studyInterests: [] }, { studyInterest: null }, ['study_interest']],
  [{ places: [] }, { locations: [] }, ['distance']],
  [{ desiredYears: [] }, { years: [] }, ['start_year']],
  [{ qualification: null }, { qualifications: [] }, ['qualification']],
  [{ grade: null }, { minimumGrade: null }, ['grade']],
  [{ languages: [] }, { languages: [] }, ['languages', 'work_languages']],
  [{ expertises: [] }, { expertises: [] }, ['expertises']],
  [{ documents: [] }, { requiredDocuments: [] }, ['documents']],
  [{ maths: [] }, { maths: [] }, ['maths']],
]
test.each(open)('left open by either side, it lowers nothing: %j or %j', (bySeeker, byPosition, criteria) =>
  holdsAlways((seeker, position) => {
    const stated = scoreMatch(seeker, position)
    const opened = [
      scoreMatch({ ...seeker, ...bySeeker }, position),
      scoreMatch(seeker, { ...position, ...byPosition }),
    ]
    for (const { applicant, company } of opened) {
      expect(applicant).toBe(meanOfOthers(stated.preferences, preferenceWeights, criteria))
      expect(company).toBe(meanOfOthers(stated.requirements, requirementWeights, criteria))
    }
  }),
)

const better: [string, (seeker: Seeker, position: Position) => Seeker][] = [
  ['a better grade', (seeker) => ({ ...seeker, grade: seeker.grade && Math.max(10, seeker.grade - 3) })],
  [
    'a higher level of every language',
    (seeker) => ({
      ...seeker,
      languages: seeker.languages.map(({ code, level }) => ({ code, level: Math.min(7, level + 1) })),
    }),
  ],
  [
    'a wider radius',
    (seeker) => ({
      ...seeker,
      places: seeker.places.map((place) => ({ ...place, radius: place.radius + 20 })),
    }),
  ],
  [
    'one preference more beside the others',
    (seeker) => ({
      ...seeker,
      studyInterests: seeker.studyInterests.length > 0 ? [...seeker.studyInterests, interests.banking] : [],
    }),
  ],
  [
    'one year more',
    (seeker) => ({
      ...seeker,
      desiredYears: seeker.desiredYears.length > 0 ? [...seeker.desiredYears, 2027] : [],
    }),
  ],
  [
    'one skill more',
    (seeker) => ({
      ...seeker,
      expertises: seeker.expertises.length > 0 ? [...seeker.expertises, 'excel'] : [],
    }),
  ],
  [
    'one document more',
    (seeker) => ({ ...seeker, documents: seeker.documents.length > 0 ? [...seeker.documents, 'cv'] : [] }),
  ],
  [
    'a higher rating of every module shared',
    (seeker) => ({
      ...seeker,
      maths: seeker.maths.map(({ module, rating }) => ({ module, rating: Math.min(6, rating + 1) })),
    }),
  ],
  [
    'an accepted qualification',
    (seeker) => ({ ...seeker, qualification: seeker.qualification && { key: 'ahr', admission: 'direct' } }),
  ],
]
test.each(better)('%s never lowers a number', (_, improve) =>
  holdsAlways((seeker, position) => {
    const accepted = { ...position, qualifications: position.qualifications.length > 0 ? ['ahr'] : [] }
    const before = scoreMatch(seeker, accepted)
    const after = scoreMatch(improve(seeker, accepted), accepted)
    expect(after.applicant).toBeGreaterThanOrEqual(before.applicant)
    expect(after.company).toBeGreaterThanOrEqual(before.company)
    expect(after.total).toBeGreaterThanOrEqual(before.total)
  }),
)

const easier: [string, (position: Position) => Position][] = [
  [
    'a free place more in each year',
    (position) => ({
      ...position,
      years: position.years.map(({ year, free }) => ({ year, free: free + 1 })),
    }),
  ],
  [
    'one place of work more',
    (position) => ({
      ...position,
      locations: position.locations.length > 0 ? [...position.locations, towns.karlsruhe] : [],
    }),
  ],
  [
    'a milder limit of the grade',
    (position) => ({ ...position, minimumGrade: position.minimumGrade && position.minimumGrade + 3 }),
  ],
  [
    'a lower level of every language',
    (position) => ({
      ...position,
      languages: position.languages.map(({ code, minimumLevel }) => ({
        code,
        minimumLevel: Math.max(0, minimumLevel - 1),
      })),
    }),
  ],
  [
    'a lower rating expected in every module',
    (position) => ({
      ...position,
      maths: position.maths.map(({ module, minimumRating }) => ({
        module,
        minimumRating: Math.max(1, minimumRating - 1),
      })),
    }),
  ],
  [
    'every qualification on the list',
    (position) => ({
      ...position,
      qualifications: position.qualifications.length > 0 ? ['ahr', 'fgh', 'fhr'] : [],
    }),
  ],
]
test.each(easier)('%s never lowers a number either', (_, ease) =>
  holdsAlways((seeker, position) => {
    const before = scoreMatch(seeker, position)
    const after = scoreMatch(seeker, ease(position))
    expect(after.applicant).toBeGreaterThanOrEqual(before.applicant)
    expect(after.company).toBeGreaterThanOrEqual(before.company)
    expect(after.total).toBeGreaterThanOrEqual(before.total)
  }),
)
