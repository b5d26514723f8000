import { type Coordinates, squaredChord, toUnitVector } from '#platform/db/geo.ts'
import type { TestApp } from '#testing/test-app.ts'
import { fold } from '../core/fold.ts'
import { createTextReference } from './text-reference.testing.ts'
import { type Company, type Offer, type Viewer, type World, years } from './world.testing.ts'

export type Place = Coordinates & { id: number; name: string; city: string | null }
type Filters = {
  text?: string | undefined
  studyInterest: string[]
  studyCourse: string[]
  subjectArea: string[]
  year: number[]
  place: { place: Place; radius: number }[]
  free: boolean
  unmarked: boolean
}
export type OfferFilters = Filters & {
  company?: string | undefined
  qualification?: string | undefined
  grade?: number | undefined
  wanted: boolean
}
/** A value of a filter that counts are given of. */
type Value = [filter: string, value: string, chosen: Partial<OfferFilters>]

/** The clock of the world stands before October. */
export const today = '2026-06-15'
const firstYear = 2026
const nothing: OfferFilters = {
  ...{ studyInterest: [], studyCourse: [], subjectArea: [], year: [], place: [] },
  ...{ free: false, unmarked: false, wanted: false },
}

/** The slow and obvious way to search: a look at each record, for each viewer, filter and value. */
export async function createReference(app: TestApp, world: World, typed: string[]) {
  const interestOf = ({ interest }: Offer) => world.interests.find(({ id }) => id === interest)
  const wordsOfOffer = (offer: Offer) => [
    ...[offer.titleDe, offer.titleEn, offer.descriptionDe, offer.tasksEn],
    ...[offer.company.name, offer.company.town, ...offer.locations.map(({ town }) => town)],
    ...(interestOf(offer)?.names ?? []),
  ]
  const wordsOfCompany = (company: Company) => [
    ...[company.name, company.industry, company.town, company.descriptionDe],
    ...world.offers
      .filter((offer) => offer.company === company && offer.status === 'published')
      .flatMap((offer) => interestOf(offer)?.names ?? []),
  ]
  const everybody = { seeks: null }
  const texts = {
    offer: await createTextReference(
      app,
      world.offers.filter((offer) => exists(everybody, offer)).flatMap(wordsOfOffer),
      typed,
    ),
    company: await createTextReference(
      app,
      world.companies.filter(({ status }) => status === 'confirmed').flatMap(wordsOfCompany),
      typed,
      await namesOfCourses(app),
    ),
  }

  const isMarked = (viewer: Viewer, id: string) => viewer.marks.some((mark) => mark.id === id)
  const isUnwanted = (viewer: Viewer, id: string) =>
    viewer.marks.some((mark) => mark.id === id && mark.isNegative)

  /** What searches for offers and for companies both ask of an offer. */
  function isAsked(offer: Offer, filters: Filters): boolean {
    const interest = interestOf(offer)
    const free = offer.years.filter(({ total, taken }) => taken < total).map(({ year }) => year)
    const inYears = filters.free ? free : offer.years.map(({ year }) => year)
    return (
      isOneOf(interest && String(interest.id), filters.studyInterest) &&
      isOneOf(interest && String(interest.courseId), filters.studyCourse) &&
      isOneOf(interest?.area, filters.subjectArea) &&
      (filters.year.length > 0
        ? filters.year.some((year) => inYears.includes(year))
        : !filters.free || free.some((year) => year >= firstYear))
    )
  }

  const findOffers = (viewer: Viewer, filters: OfferFilters): Offer[] =>
    world.offers.filter(
      (offer) =>
        exists(viewer, offer) &&
        isAsked(offer, filters) &&
        texts.offer.isIn(filters.text, wordsOfOffer(offer)) &&
        (filters.place.length === 0 || distanceOfOffer(offer, filters) < Infinity) &&
        (filters.company === undefined || offer.company.id === filters.company) &&
        (filters.qualification === undefined ||
          offer.accepted.length === 0 ||
          offer.accepted.some((key) => key === filters.qualification)) &&
        (filters.grade === undefined || offer.minimumGrade === null || filters.grade <= offer.minimumGrade) &&
        !(filters.unmarked && isMarked(viewer, offer.id)) &&
        !(filters.wanted && (isUnwanted(viewer, offer.id) || isUnwanted(viewer, offer.company.id))),
    )

  const offersOf = (viewer: Viewer, company: Company) =>
    world.offers.filter((offer) => offer.company === company && exists(viewer, offer))
  const askedOf = (viewer: Viewer, company: Company, filters: Filters) =>
    offersOf(viewer, company).filter((offer) => isAsked(offer, filters))

  function distanceOfCompany(viewer: Viewer, company: Company, filters: Filters): number {
    const own = company.at ? distanceTo(company.at, filters) : Infinity
    return Math.min(own, ...askedOf(viewer, company, filters).map((offer) => distanceOfOffer(offer, filters)))
  }

  /** What a search for companies is about: also offers elsewhere, where their company is near. */
  const offersAbout = (viewer: Viewer, company: Company, filters: Filters): Offer[] =>
    askedOf(viewer, company, filters).filter(
      (offer) =>
        filters.place.length === 0 ||
        distanceOfOffer(offer, filters) < Infinity ||
        (company.at !== null && distanceTo(company.at, filters) < Infinity),
    )

  const findCompanies = (viewer: Viewer, filters: Filters): Company[] =>
    world.companies.filter(
      (company) =>
        company.status === 'confirmed' &&
        texts.company.isIn(filters.text, wordsOfCompany(company)) &&
        (!asksOfOffers(filters) || askedOf(viewer, company, filters).length > 0) &&
        (filters.place.length === 0 || distanceOfCompany(viewer, company, filters) < Infinity) &&
        !(filters.unmarked && isMarked(viewer, company.id)),
    )

  return {
    findOffers,
    findCompanies,
    offersOf,
    offersAbout,
    distanceOfCompany,
    /** Of companies those that have such an offer, also where nothing was asked of offers. */
    countFacets(count: (filters: OfferFilters) => number, filters: OfferFilters, names: readonly string[]) {
      const values = valuesOf(world).filter(([name]) => names.includes(name))
      const counts = values.map(
        ([name, value, chosen]) => [`${name}:${value}`, count({ ...filters, ...chosen })] as const,
      )
      return Object.fromEntries(counts.filter(([, found]) => found > 0))
    },
    relax(count: (filters: OfferFilters) => number, filters: OfferFilters) {
      const isSet = (name: keyof OfferFilters) =>
        name === 'text' ? texts.offer.isText(filters.text) : !isSame(filters[name], nothing[name])
      const names = (Object.keys(filters) as (keyof OfferFilters)[]).filter(
        (name) => name !== 'wanted' && isSet(name),
      )
      const counts = names.map((name) => [name, count({ ...filters, [name]: nothing[name] })] as const)
      return Object.fromEntries(counts.filter(([, found]) => found > 0))
    },
  }
}

const exists = ({ seeks }: Pick<Viewer, 'seeks'>, { status, company, interest }: Offer) =>
  status === 'published' &&
  company.status === 'confirmed' &&
  (seeks === null || (interest !== null && seeks.includes(interest)))

export const freePlacesOf = (offers: Offer[]): number =>
  offers
    .flatMap(({ years }) => years)
    .filter(({ year }) => year >= firstYear)
    .reduce((sum, { total, taken }) => sum + total - taken, 0)

export const yearsOf = (offers: Offer[]): number[] =>
  years.filter(
    (year) => year >= firstYear && offers.some((offer) => offer.years.some((each) => each.year === year)),
  )

export const distanceOfOffer = ({ locations }: Offer, filters: Filters): number =>
  Math.min(...locations.map((location) => distanceTo(location, filters)))

/** Squared, from the nearest of the places around which it lies; infinite where it lies around none. */
function distanceTo(at: Coordinates & { town: string }, { place }: Filters): number {
  const chords = place.flatMap(({ place, radius }) => {
    const chord = chordBetween(place, at)
    const names = [place.name, place.city].flatMap((name) => (name === null ? [] : fold(name)))
    const isWithin =
      radius > 0 ? chord <= squaredChord(radius) : chord <= squaredChord(25) && names.includes(fold(at.town))
    return isWithin ? chord : []
  })
  return Math.min(...chords)
}

function chordBetween(one: Coordinates, other: Coordinates): number {
  const [a, b] = [toUnitVector(one), toUnitVector(other)]
  // As precise as what is stored.
  const [x, y, z] = [a.x - Math.fround(b.x), a.y - Math.fround(b.y), a.z - Math.fround(b.z)]
  return x * x + y * y + z * z
}

const asksOfOffers = ({ studyInterest, studyCourse, subjectArea, year, free }: Filters) =>
  free || [studyInterest, studyCourse, subjectArea, year].some(({ length }) => length > 0)

/** What each value finds if it alone is chosen of its filter. */
function valuesOf({ interests, qualifications }: World): Value[] {
  const distinct = (values: string[]) => [...new Set(values)]
  return [
    ...interests.map(({ id }): Value => ['studyInterest', `${id}`, { studyInterest: [`${id}`] }]),
    ...distinct(interests.map(({ courseId }) => `${courseId}`)).map(
      (id): Value => ['studyCourse', id, { studyCourse: [id] }],
    ),
    ...distinct(interests.map(({ area }) => area)).map(
      (area): Value => ['subjectArea', area, { subjectArea: [area] }],
    ),
    ...years.filter((year) => year >= firstYear).map((year): Value => ['year', `${year}`, { year: [year] }]),
    ['free', '1', { free: true }],
    ...qualifications.map((key): Value => ['qualification', key, { qualification: key }]),
  ]
}

const isOneOf = (value: string | undefined, list: string[]): boolean =>
  list.length === 0 || (value !== undefined && list.includes(value))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Also of those that nobody offers. */
async function namesOfCourses(app: TestApp): Promise<string[]> {
  const { rows } = await app.database.pool.query('select name_de, name_en from study_interest')
  return rows.flatMap(({ name_de, name_en }) => [name_de, name_en])
}
