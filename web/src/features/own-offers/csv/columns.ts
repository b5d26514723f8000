import { isMathsModule, mathsModuleNames, mathsModules } from '@tandem/contract/maths'
import type { OfferContent } from '@tandem/contract/offers/own-offers'
import { languageLevels } from '@tandem/contract/reference'

type Named = readonly { id: string; name: string }[]

/** What ids and keys are called, by the lists that an offer chooses from. */
export type CsvNames = {
  studyInterests: Named
  institutionLocations: Named
  qualifications: Named
  documents: Named
  expertises: Named
  languages: Named
  contacts: readonly (Named[number] & { notShown?: true | undefined })[]
}

type Column = {
  name: string
  write: (offer: OfferContent, names: CsvNames) => string
  /** Throws `NotReadable` with what it could not make out. */
  read: (cell: string, offer: OfferContent, names: CsvNames) => Partial<OfferContent>
}

export class NotReadable extends Error {}

const separator = ' | '
const split = (cell: string) =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

/** By name and key, so that a person reads it and nothing is mixed up: `Informatik [36]`. */
const writeNamed = (names: Named, id: string): string => {
  const name = names.find((each) => each.id === id)?.name
  return name ? `${name.replaceAll('|', '/')} [${id}]` : `[${id}]`
}

/** The key in brackets counts; without it the name, where only one is called so. */
function readNamed(names: Named, cell: string): string {
  const key = /\[([^[\]]+)\]$/.exec(cell)?.[1]
  if (key !== undefined) return key
  const called = names.filter(({ id, name }) => id === cell || name.toLowerCase() === cell.toLowerCase())
  const [only] = called
  if (!only || called.length > 1) throw new NotReadable(cell)
  return only.id
}

function readNumber(cell: string): number {
  const number = Number(cell.replace(',', '.'))
  if (cell.trim() === '' || Number.isNaN(number)) throw new NotReadable(cell)
  return number
}

const text = (
  key: 'title' | 'description' | 'tasks' | 'benefits',
  locale: 'de' | 'en',
  name: string,
): Column => ({
  name,
  write: (offer) => offer[key][locale],
  read: (cell, offer) => ({ [key]: { ...offer[key], [locale]: cell } }),
})

const open = (key: 'deadline' | 'startDate' | 'link', name: string): Column => ({
  name,
  write: (offer) => offer[key] ?? '',
  read: (cell) => ({ [key]: cell.trim() || null }),
})

const one = (
  key: 'studyInterest' | 'institutionLocation' | 'contact',
  list: keyof CsvNames,
  name: string,
): Column => ({
  name,
  write: (offer, names) => (offer[key] === null ? '' : writeNamed(names[list], offer[key])),
  read: (cell, _, names) => ({ [key]: cell.trim() ? readNamed(names[list], cell.trim()) : null }),
})

const many = (
  key: 'qualifications' | 'requiredDocuments' | 'expertises',
  list: keyof CsvNames,
  name: string,
): Column => ({
  name,
  write: (offer, names) => offer[key].map((id) => writeNamed(names[list], id)).join(separator),
  read: (cell, _, names) => ({ [key]: split(cell).map((each) => readNamed(names[list], each)) }),
})

const years: Column = {
  name: 'plaetze',
  write: (offer) => offer.years.map(({ year, total }) => `${year}: ${total}`).join(separator),
  read: (cell) => ({
    years: split(cell).map((each) => {
      const [year = '', total = ''] = each.split(':')
      return { year: readNumber(year), total: readNumber(total) }
    }),
  }),
}

/** Street, postal code, town, and the point on the map, which may be left out: `Weg 1; 76133; Karlsruhe; 49.01; 8.4`. */
const locations: Column = {
  name: 'orte',
  write: (offer) =>
    offer.locations
      .map((each) =>
        [each.street, each.postalCode, each.town]
          .map((part) => part.replaceAll(/[|;]/g, ','))
          .concat(String(each.latitude), String(each.longitude))
          .join('; '),
      )
      .join(separator),
  read: (cell) => ({
    locations: split(cell).map((each) => {
      const [street = '', postalCode = '', town = '', ...point] = each.split(';').map((part) => part.trim())
      if (!town) throw new NotReadable(each)
      const [latitude = Number.NaN, longitude = Number.NaN] = point.filter(Boolean).map(readNumber)
      return { street, postalCode, town, latitude, longitude }
    }),
  }),
}

const languages: Column = {
  name: 'sprachen',
  write: (offer, names) =>
    offer.languages
      .map(({ language, level }) => `${level}: ${writeNamed(names.languages, language)}`)
      .join(separator),
  read: (cell, _, names) => ({
    languages: split(cell).map((each) => {
      const level = languageLevels.find((level) => each.startsWith(`${level}:`))
      const name = level ? each.slice(level.length + 1).trim() : each
      return { language: readNamed(names.languages, name), level: level ?? 'no_choice' }
    }),
  }),
}

const mathsNames = mathsModules.map((id) => ({ id, name: mathsModuleNames.de[id] }))

/** `4: Vektoren [vectors]` */
const maths: Column = {
  name: 'mathe',
  write: (offer) =>
    offer.maths
      .map(({ module, minimumRating }) => `${minimumRating}: ${writeNamed(mathsNames, module)}`)
      .join(separator),
  read: (cell) => ({
    maths: split(cell).map((each) => {
      const [rating = '', name = ''] = each.split(/:(.*)/)
      const module = readNamed(mathsNames, name.trim())
      if (!isMathsModule(module)) throw new NotReadable(each)
      return { module, minimumRating: readNumber(rating) }
    }),
  }),
}

/** In the file's order. Their names are the same in both languages, so that a file can be read in either. */
export const columns: readonly Column[] = [
  text('title', 'de', 'titel_de'),
  text('title', 'en', 'titel_en'),
  one('studyInterest', 'studyInterests', 'studienrichtung'),
  one('institutionLocation', 'institutionLocations', 'studienort'),
  years,
  open('deadline', 'bewerbungsschluss'),
  open('startDate', 'erster_tag'),
  {
    name: 'verguetung',
    write: (offer) => offer.salary.join(separator),
    read: (cell) => ({ salary: split(cell).map(readNumber) }),
  },
  locations,
  many('qualifications', 'qualifications', 'schulabschluesse'),
  {
    name: 'mindestnote',
    write: (offer) => (offer.minimumGrade === null ? '' : String(offer.minimumGrade)),
    read: (cell) => ({ minimumGrade: cell.trim() ? readNumber(cell) : null }),
  },
  languages,
  many('expertises', 'expertises', 'kenntnisse'),
  maths,
  many('requiredDocuments', 'documents', 'unterlagen'),
  text('description', 'de', 'beschreibung_de'),
  text('description', 'en', 'beschreibung_en'),
  text('tasks', 'de', 'aufgaben_de'),
  text('tasks', 'en', 'aufgaben_en'),
  text('benefits', 'de', 'angebot_de'),
  text('benefits', 'en', 'angebot_en'),
  one('contact', 'contacts', 'ansprechperson'),
  open('link', 'link'),
]
