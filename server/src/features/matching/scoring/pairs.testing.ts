import fc from 'fast-check'
import { interests, towns } from './golden-cases.testing.ts'
import type { Position, Seeker } from './match-input.ts'

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const point = oneOf(...Object.values(towns))
const interest = oneOf(...Object.values(interests))
const level = fc.integer({ min: 0, max: 7 })
const code = oneOf('de', 'en', 'fr')
const qualification = oneOf(
  { key: 'ahr', admission: 'direct' as const },
  { key: 'fhr', admission: 'delta' as const },
)
const byCode = { selector: ({ code }: { code: string }) => code, maxLength: 3 }
const module = oneOf('powers', 'derivatives', 'vectors')
const rating = fc.integer({ min: 1, max: 6 })
const byModule = { selector: ({ module }: { module: string }) => module, maxLength: 3 }
const some = { maxLength: 3 }
export const seekers: fc.Arbitrary<Seeker> = fc.record({
  studyInterests: fc.array(interest, some),
  places: fc
    .array(fc.record({ point, radius: oneOf(0, 10, 25, 100) }), some)
    .map((places) => places.map(({ point, radius }) => ({ ...point, radius }))),
  desiredYears: fc.array(oneOf(2026, 2027, 2028), some),
  qualification: fc.option(qualification),
  grade: fc.option(fc.integer({ min: 10, max: 40 })),
  languages: fc.uniqueArray(fc.record({ code, level }), byCode),
  expertises: fc.array(oneOf('python', 'excel'), some),
  documents: fc.array(oneOf('cv', 'school_certificates'), some),
  maths: fc.uniqueArray(fc.record({ module, rating }), byModule),
})
export const positions: fc.Arbitrary<Position> = fc.record({
  studyInterest: fc.option(interest),
  years: fc.array(fc.record({ year: oneOf(2026, 2027, 2028), free: fc.nat(2) }), some),
  locations: fc.array(point, some),
  qualifications: fc.array(oneOf('ahr', 'fgh'), some),
  minimumGrade: fc.option(fc.integer({ min: 10, max: 40 })),
  languages: fc.uniqueArray(fc.record({ code, minimumLevel: level }), byCode),
  expertises: fc.array(oneOf(['python'], ['excel', 'tabellenkalkulation']), some),
  requiredDocuments: fc.array(oneOf('cv', 'delta_result'), some),
  maths: fc.uniqueArray(fc.record({ module, minimumRating: rating }), byModule),
})
