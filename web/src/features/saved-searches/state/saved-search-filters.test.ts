import { applicantFilters } from '@tandem/contract/applicant-search'
import { languageLevels } from '@tandem/contract/reference'
import { ApplicantSavedSearchBody, CompanySavedSearchBody } from '@tandem/contract/saved-searches'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicantKind, companyKind, type Filters, noFilters, offerKind } from '#features/search/public.ts'
import { criteriaOf, filtersOf, findShown } from './saved-search-filters.ts'

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,12}$/), { maxLength: 5 })
const places = fc.uniqueArray(
  fc.record({ id: fc.nat(999_999_999).map(String), radius: fc.integer({ min: 0, max: 500 }) }),
  { maxLength: 5, selector: ({ id }) => id },
)
const languages = fc.uniqueArray(
  fc
    .tuple(fc.stringMatching(/^[a-z]{2}$/), fc.constantFrom(...languageLevels.slice(1)))
    .map(([language, level]) => `${language}~${level}`),
  { maxLength: 3 },
)
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  text: fc.stringMatching(/^\w{0,20}$/),
  studyInterest: ids,
  studyCourse: ids,
  subjectArea: ids,
  year: fc.uniqueArray(fc.integer({ min: 2000, max: 2100 }), { maxLength: 4 }).map((all) => all.toSorted()),
  place: places,
  qualification: ids,
  grade: fc.option(fc.integer({ min: 10, max: 40 }).map((tenths) => tenths / 10)),
  document: ids,
  language: languages,
  free: fc.boolean(),
  unmarked: fc.boolean(),
  company: fc.constant(null),
  offer: fc.constant(null),
})

/** Only what a search knows of. */
const ofKind = (filters: Filters, known: readonly string[]): Filters => ({
  ...noFilters,
  ...Object.fromEntries(Object.entries(filters).filter(([key]) => known.includes(key))),
})

const allowed = { matches: true, map: true }
for (const kind of [offerKind(allowed), companyKind(allowed), applicantKind(true)]) {
  /** Of offers one may ask for one's own qualification only. */
  const most = kind.key === 'offers' ? 1 : 50
  const searched = anyFilters.map((any) => ({
    ...ofKind(any, kind.filters),
    qualification: kind.filters.includes('qualification') ? any.qualification.slice(0, most) : [],
  }))

  test(`a search for ${kind.key} is saved and opened as the same`, () => {
    fc.assert(
      fc.property(searched, (filters) => {
        expect(filtersOf(criteriaOf(kind.key, filters))).toEqual(filters)
      }),
    )
  })

  test(`what is saved of a search for ${kind.key} is what the contract takes`, () => {
    fc.assert(
      fc.property(searched, (filters) => {
        const { kind: of, ...criteria } = criteriaOf(kind.key, filters)
        const body = { ...criteria, name: 'Suche' }
        const schema = of === 'applicants' ? ApplicantSavedSearchBody : CompanySavedSearchBody
        expect(schema.safeParse(body).success).toBe(true)
      }),
    )
  })
}

test('a screen that asks for the same has the saved search open, in whatever order it was chosen', () => {
  const asked = { ...noFilters, year: [2026, 2027], studyInterest: ['2', '1'] }
  const saved = criteriaOf('offers', { ...noFilters, year: [2027, 2026], studyInterest: ['1', '2'] })
  expect(findShown([saved], 'offers', asked)).toBe(saved)
  expect(findShown([saved], 'offers', { ...asked, free: true })).toBeUndefined()
  expect(findShown([saved], 'companies', asked)).toBeUndefined()
})

test('the own offer asks for nothing', () => {
  const saved = criteriaOf('applicants', noFilters)
  expect(findShown([saved], 'applications', { ...noFilters, offer: 'any' })).toBe(saved)
})

test('a company that is looked for by name is looked for as a text', () => {
  const criteria = criteriaOf('companies', { ...noFilters, text: 'Technik' })
  const named = { ...criteria, companyName: 'Nordlicht' }
  expect(filtersOf(named).text).toBe('Technik Nordlicht')
  expect(applicantFilters.text.safeParse(filtersOf(named).text).success).toBe(true)
})
