import type { company } from '#features/companies/companies.schema.ts'
import { drawPhone, drawStreet } from '../base/addresses.ts'
import { daysBefore } from '../base/days.ts'
import { demoId } from '../base/demo-id.ts'
import { type Random, randomOf } from '../base/random.ts'
import { drawTown, type Reference, type StudyInterest, scatter, type Town } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import { fill, joined } from '../base/text.ts'
import { type CompanyEntry, companyDomain, companyEntries } from './company-entries.ts'
import { buildCompanyPersons, type CompanyPerson } from './company-persons.ts'
import { closingSentences, dualSentences, sizeSentences } from './company-texts.ts'
import { industryTexts } from './industry-texts.ts'

export type DemoCompany = {
  entry: CompanyEntry
  town: Town
  row: typeof company.$inferInsert & { id: string; latitude: number; longitude: number }
  interests: StudyInterest[]
  persons: CompanyPerson[]
}

/** Registered, but not yet confirmed by an admin. */
const pending = [
  'Spulwerk Leistungselektronik GmbH',
  'Rollgut Transporte GmbH & Co. KG',
  'Integrationswerk Ankunft gGmbH',
]

export function buildCompanies(scene: Scene): DemoCompany[] {
  return companyEntries.map((entry, number) => buildCompany(scene, entry, number))
}

function buildCompany(scene: Scene, entry: CompanyEntry, number: number): DemoCompany {
  const random = randomOf('company', entry.name)
  const { reference, now } = scene
  const town = reference.nearTowns.find(({ name }) => name === entry.town) ?? drawTown(random, reference)
  const isPending = pending.includes(entry.name)
  const createdAt = daysBefore(now, isPending ? random.int(1, 4) : random.int(120, 300))
  const id = demoId('company', number)
  return {
    entry,
    town,
    interests: isPending ? [] : admittedInterests(random, entry, reference),
    persons: buildCompanyPersons(scene, { id, number, name: entry.name, createdAt }),
    row: {
      id,
      name: entry.name,
      status: isPending ? 'pending' : 'confirmed',
      industry: entry.industry.name,
      ...profile(random, entry, { town: town.name, year: now.getUTCFullYear() }),
      street: drawStreet(random),
      zip: town.postalCode,
      town: town.name,
      ...scatter(random, town),
      mail: `karriere@${companyDomain(entry.name)}`,
      phone: drawPhone(random),
      www: `https://${companyDomain(entry.name)}`,
      submittedAt: createdAt,
      decidedAt: isPending ? null : createdAt,
      createdAt,
      updatedAt: createdAt,
    },
  }
}

function profile(random: Random, entry: CompanyEntry, { town, year }: { town: string; year: number }) {
  const people = drawPeople(random, entry.industry.people)
  const since = random.int(1998, year - 2)
  return {
    size: sizeClass(people),
    partnerSince: since,
    ...describeCompany(random, entry, { town, people, since }),
  }
}

function drawPeople(random: Random, typical: number): number {
  const people = typical * Math.exp(random.normal(0, 0.6))
  const step = people > 1000 ? 100 : people > 100 ? 10 : 5
  return Math.max(15, Math.round(people / step) * step)
}

/** A range of people, written so that it needs no translation. */
function sizeClass(people: number): string {
  if (people < 50) return '10–49'
  if (people < 250) return '50–249'
  return people < 1000 ? '250–999' : '1000+'
}

/** All of the core; of the industry's other study interests some, where the company does not name its own. */
function admittedInterests(
  random: Random,
  { industry, core }: CompanyEntry,
  reference: Reference,
): StudyInterest[] {
  const others = random.sample(industry.more, core === industry.core ? random.int(1, 4) : 1)
  return reference.studyInterests.filter(({ id }) => core.includes(id) || others.includes(id))
}

type Facts = { town: string; people: number; since: number }

/** Three paragraphs: what the company does and how large it is, how it works, what it means for students. */
function describeCompany(random: Random, entry: CompanyEntry, { town, people, since }: Facts) {
  const start = joined([entry.what, random.pick(sizeSentences)])
  const middle = joined(random.sample(industryTexts[entry.industry.key], 2))
  const end = joined([random.pick(dualSentences), random.pick(closingSentences)])
  const year = String(since - random.int(2, 70))
  const german = { town, year, since: String(since), count: people.toLocaleString('de-DE') }
  const english = { ...german, count: people.toLocaleString('en-GB') }
  return {
    descriptionDe: fill([start.de, middle.de, end.de].join('\n\n'), german),
    descriptionEn: fill([start.en, middle.en, end.en].join('\n\n'), english),
  }
}
