import { mathsModules } from '@tandem/contract/maths'
import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { languageLevels } from '@tandem/contract/reference'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CsvNames } from './columns.ts'
import { readCsv, writeCsv } from './offer-csv.ts'

const list = [
  { id: '36', name: 'Wirtschaftsinformatik' },
  { id: '37', name: 'Informatik' },
  { id: '38', name: 'Informatik' },
]
const names: CsvNames = {
  studyInterests: list,
  institutionLocations: list,
  qualifications: list,
  documents: list,
  expertises: list,
  languages: list,
  contacts: list,
}

const cell = fc
  .oneof(
    fc.string(),
    fc.constantFrom(
      '=1+1',
      '+49 721',
      "'=x",
      '-',
      '@SUM(A1)',
      'Zeile\nZeile',
      '"a";b',
      'ä|ö',
      "'s-Hertogenbosch",
    ),
  )
  .map((text) => text.trim())
const bilingual = fc.record({ de: cell, en: cell })
const id = fc.constantFrom('36', '37', '38')
const ids = fc.uniqueArray(id)
const day = fc.constantFrom(null, '2027-02-28', '2028-02-29')
const address = fc.constantFrom('Kaiserstraße 1', '', '=Weg 2')
const content: fc.Arbitrary<OfferContent> = fc.record({
  title: bilingual,
  studyInterest: fc.option(id),
  years: fc.array(fc.record({ year: fc.integer({ min: 2000, max: 2100 }), total: fc.nat({ max: 999 }) }), {
    maxLength: 3,
  }),
  locations: fc.array(
    fc.record({
      street: address,
      postalCode: fc.constantFrom('76133', ''),
      town: fc.constantFrom('Karlsruhe', 'Bad Säckingen'),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((each) => each + 0),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((each) => each + 0),
    }),
    { maxLength: 3 },
  ),
  institutionLocation: fc.option(id),
  description: bilingual,
  tasks: bilingual,
  benefits: bilingual,
  qualifications: ids,
  minimumGrade: fc.constantFrom(null, 1, 2.5, 4),
  requiredDocuments: ids,
  expertises: ids,
  languages: fc.array(fc.record({ language: id, level: fc.constantFrom(...languageLevels) }), {
    maxLength: 3,
  }),
  maths: fc.uniqueArray(
    fc.record({
      module: fc.constantFrom(...mathsModules),
      minimumRating: fc.integer({ min: 1, max: 6 }),
    }),
    { selector: ({ module }) => module, maxLength: 3 },
  ),
  contact: fc.option(id),
  deadline: day,
  startDate: day,
  salary: fc.array(fc.nat({ max: 20_000 }), { maxLength: 5 }),
  link: fc.constantFrom(null, 'https://example.org/x?a=1;b=2'),
})

test('what was written is read back equal, and no cell is a formula', () => {
  fc.assert(
    fc.property(fc.array(content, { minLength: 1, maxLength: 3 }), (offers) => {
      const file = writeCsv(
        offers.map((content, views) => ({ content, views })),
        names,
      )
      expect(file).not.toMatch(/(^|;|\n)"\s*[=+\-@]/)
      const read = readCsv(file, names)
      expect(read?.rows.map((row) => row.content)).toEqual(offers)
      expect(read?.unknownColumns).toEqual([])
      expect(read?.rows.flatMap(({ unreadable }) => unreadable)).toEqual([])
    }),
  )
})

test('a table that a person wrote is read by names, and says cell by cell what it cannot make out', () => {
  const text = [
    'Titel_DE,Studienrichtung,Plaetze,Orte,Mindestnote,Farbe',
    'Eins,wirtschaftsinformatik,2027: 3,"Weg 1; 76133; Karlsruhe","2,5",rot',
    'Zwei,Informatik,viele,Karlsruhe,gut,',
  ].join('\n')
  const file = readCsv(text, names)
  expect(file?.unknownColumns).toEqual(['farbe'])
  expect(file?.rows[0]?.unreadable).toEqual([])
  expect(file?.rows[0]?.content).toMatchObject({
    title: { de: 'Eins', en: '' },
    studyInterest: '36',
    years: [{ year: 2027, total: 3 }],
    minimumGrade: 2.5,
  })
  expect(file?.rows[0]?.content.locations).toMatchObject([{ town: 'Karlsruhe', latitude: Number.NaN }])
  expect(file?.rows[1]?.unreadable.map(({ column }) => column)).toEqual([
    'studienrichtung',
    'plaetze',
    'orte',
    'mindestnote',
  ])
})

test('what is no table of offers is not taken for one', () => {
  for (const text of ['', 'Guten Tag', 'a;b\n1;2', '"offen']) expect(readCsv(text, names)).toBeNull()
})
