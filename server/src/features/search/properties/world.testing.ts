import fc from 'fast-check'
import {
  application,
  applicationPlace,
  applicationStudyInterest,
} from '#features/applications/applications.schema.ts'
import { bookmark } from '#features/bookmarks/bookmarks.schema.ts'
import { company } from '#features/companies/companies.schema.ts'
import { offer, offerLocation, offerQualification, offerYear } from '#features/offers/offers.schema.ts'
import { newId } from '#platform/db/columns.ts'
import { type Coordinates, toUnitVector } from '#platform/db/geo.ts'
import { setting } from '#platform/settings/settings.schema.ts'
import type { TestApp } from '#testing/test-app.ts'

type Town = Coordinates & { town: string }
const drawnTowns: Town[] = [
  { town: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979 },
  { town: 'Karlsruhe', latitude: 48.9989, longitude: 8.4713 },
  // Of the same name, and another town.
  { town: 'Karlsruhe', latitude: 52.1, longitude: 13.2 },
  { town: 'Stuttgart', latitude: 48.7784, longitude: 9.18 },
  { town: 'Köln', latitude: 50.9384, longitude: 6.9599 },
]
export const interests = [1, 3, 36, 58]
export const years = [2025, 2026, 2027, 2028]
export const qualifications = ['ahr', 'fhr', 'fgh']
const words = [
  ...['Häuser', 'Haus', 'Brücken', 'Brücke', 'Straße', 'Werkzeugbau', 'Maschinenbau', 'Bank', 'Banken'],
  ...['Informatiker', 'Datenbanken', 'Lehre', 'Leere', 'und', 'für', '2027', 'IT-Sicherheit', 'Ärztehaus'],
]

export type Company = ReturnType<typeof toCompany>
export type Offer = ReturnType<typeof toOffer>
type Mark = { type: 'offer' | 'company'; index: number; isNegative: boolean }
export type Viewer = {
  token: string
  accountId: string
  /** Of an applicant to whom offers of others do not exist. */
  seeks: number[] | null
  marks: { id: string; isNegative: boolean }[]
}
export type World = {
  companies: Company[]
  offers: Offer[]
  viewers: Viewer[]
  interests: { id: number; courseId: number; area: string; names: string[] }[]
  qualifications: string[]
}

const few = <T>(values: T[], maxLength = 2) => fc.subarray(values, { maxLength })
const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...words), { maxLength }).map((drawn) => drawn.join(' '))
const title = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })
  .map((drawn) => drawn.join(' '))
const day = fc.integer({ min: 10, max: 20 })

const company_ = fc.record({
  name: title,
  // Only who is confirmed is found, and what it offers.
  status: fc.constantFrom('confirmed', 'confirmed', 'confirmed', 'pending', 'suspended', 'closed'),
  industry: text(1),
  descriptionDe: text(2),
  at: fc.option(fc.constantFrom(...drawnTowns)),
  createdDay: day,
})
const offer_ = fc.record({
  company: fc.nat(),
  status: fc.constantFrom('published', 'published', 'published', 'published', 'draft', 'closed'),
  titleDe: title,
  titleEn: fc.oneof(fc.constant(''), title),
  descriptionDe: text(2),
  tasksEn: text(1),
  interest: fc.option(fc.constantFrom(...interests), { freq: 9 }),
  years: few(years).chain((chosen) =>
    fc.tuple(...chosen.map((year) => fc.nat({ max: 2 }).map((taken) => ({ year, total: 2, taken })))),
  ),
  locations: few(drawnTowns),
  accepted: few(qualifications),
  minimumGrade: fc.option(fc.constantFrom(1.5, 2.5)),
  deadline: fc.option(day.map((each) => `2026-06-${each}`)),
  publishedDay: day,
})
const mark = fc.record({
  type: fc.constantFrom('offer', 'company'),
  index: fc.nat({ max: 11 }),
  isNegative: fc.boolean(),
})
const marks = fc.uniqueArray(mark, {
  minLength: 8,
  maxLength: 8,
  selector: ({ type, index }) => type + index,
})
const drawn = fc.record({
  companies: fc.array(company_, { minLength: 12, maxLength: 12 }),
  offers: fc.array(offer_, { minLength: 50, maxLength: 50 }),
  marks: fc.array(marks, {
    minLength: 4,
    maxLength: 4,
  }),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never

/** Companies, offers and people who look for them, drawn by the seed and written all at once. */
export async function createWorld(app: TestApp, seed: number): Promise<World> {
  const [plan] = fc.sample(drawn, { numRuns: 1, seed })
  if (!plan) throw new Error('Nothing was drawn')
  const companies = plan.companies.map(toCompany)
  const offers = plan.offers.map((each) => toOffer(each, companies))
  await write(app, companies, offers)
  const viewers = await createViewers(app, plan.marks, companies, offers)
  const { rows } = await app.database.pool.query('select key from qualification where active')
  return {
    ...{ companies, offers, viewers, interests: await readInterests(app) },
    qualifications: rows.map(({ key }) => key),
  }
}

const instant = (day: number) => new Date(Date.UTC(2026, 4, day))

/** Each lies somewhere else, so that no two are at one distance by chance. */
const toCompany = ({ at, createdDay, ...drawn }: Drawn['companies'][number], index: number) => ({
  ...drawn,
  id: newId(),
  town: at?.town ?? '',
  at: at && { ...at, latitude: at.latitude + (index + 1) / 1000 },
  createdAt: instant(createdDay),
})

function toOffer({ company, publishedDay, ...drawn }: Drawn['offers'][number], companies: Company[]) {
  const owner = companies[company % companies.length]
  if (!owner) throw new Error('There are no companies')
  return { ...drawn, id: newId(), company: owner, publishedAt: instant(publishedDay) }
}

async function write(app: TestApp, companies: Company[], offers: Offer[]): Promise<void> {
  const rowOf = ({ at, ...values }: Company) => ({
    ...values,
    ...(at && { latitude: at.latitude, longitude: at.longitude }),
    refusalReason: values.status === 'suspended' ? 'Ruht' : '',
  })
  await app.db.transaction(async (tx) => {
    await tx.insert(company).values(companies.map(rowOf))
    await tx.insert(offer).values(
      offers.map(({ interest, company, ...each }) => ({
        ...each,
        studyInterestId: interest,
        companyId: company.id,
      })),
    )
    await tx
      .insert(offerYear)
      .values(offers.flatMap(({ id, years }) => years.map((year) => ({ offerId: id, ...year }))))
    await tx
      .insert(offerLocation)
      .values(
        offers.flatMap(({ id, locations }) =>
          locations.map((at) => ({ offerId: id, postalCode: '', ...at, ...toUnitVector(at) })),
        ),
      )
    await tx
      .insert(offerQualification)
      .values(
        offers.flatMap(({ id, accepted }) => accepted.map((key) => ({ offerId: id, qualificationKey: key }))),
      )
    const value = 'published-only-to-matching'
    await tx.insert(setting).values({ key: 'company.studyOffersVisibility', value, updatedAt: app.clock() })
  })
}

/** An applicant who looks for some courses, one who has not said for which, a company and an admin. */
async function createViewers(app: TestApp, marks: Drawn['marks'], companies: Company[], offers: Offer[]) {
  const seeks = [36, 1]
  const seeker = await app.applicant()
  const [template] = await app.db
    .insert(application)
    .values({ applicantId: seeker.applicantId, type: 9, grade: 2 })
    .returning({ id: application.id })
  const first = { applicationId: template?.id ?? '', position: 0 }
  await app.db
    .insert(applicationStudyInterest)
    .values(seeks.map((studyInterestId) => ({ ...first, studyInterestId })))
  // So that not all of them fit as well.
  const near = { name: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979 }
  await app.db.insert(applicationPlace).values({ ...first, ...near, ...toUnitVector(near), radius: 50 })
  const people = [seeker, await app.applicant(), await app.company({ confirmed: false }), await app.admin()]
  const viewers = people.map(({ token, accountId }, index) => ({
    token,
    accountId,
    seeks: index === 0 ? seeks : null,
    marks: toMarks(marks[index] ?? [], { company: companies, offer: offers }),
  }))
  const rows = viewers.flatMap(({ accountId, marks }) =>
    marks.map(({ id, type, isNegative }) => ({
      ...{ accountId, recordType: type, recordId: id },
      category: isNegative ? ('negative' as const) : ('neutral' as const),
    })),
  )
  await app.db.insert(bookmark).values(rows)
  return viewers
}

const toMarks = (drawn: Mark[], records: Record<Mark['type'], { id: string }[]>) =>
  drawn.map(({ type, index, isNegative }) => ({
    type,
    isNegative,
    id: records[type][index]?.id ?? '',
  }))

async function readInterests(app: TestApp): Promise<World['interests']> {
  const { rows } = await app.database.pool.query(
    'select id, study_course_id, subject_area_key, name_de, name_en from study_interest where id = any ($1)',
    [interests],
  )
  return rows.map((row) => ({
    id: row.id,
    courseId: row.study_course_id,
    area: row.subject_area_key,
    names: [row.name_de, row.name_en],
  }))
}
