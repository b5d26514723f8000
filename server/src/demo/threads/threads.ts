import type { DemoApplicant } from '../applicants/applicant.ts'
import type { DemoApplication } from '../applications/application.ts'
import { daysBefore } from '../base/days.ts'
import { idSequence } from '../base/demo-id.ts'
import { type Random, randomOf } from '../base/random.ts'
import type { Scene } from '../base/scene.ts'
import { demoCompanyName, lenasCompanyName } from '../companies/company-entries.ts'
import type { DemoOffer } from '../offers/offers.ts'
import { contactScripts, type Occasion, type Script, scriptsOf } from './scripts.ts'
import { type DemoThread, playScript, type Setting } from './thread.ts'

type Cast = { applications: DemoApplication[]; applicants: DemoApplicant[]; offers: DemoOffer[] }

/** What a conversation is played from. */
type Opening = Omit<Setting, 'id' | 'now' | 'site'> & { random: Random; offer: DemoOffer | null }

/** Conversations about some of the applications, and a few that a company began. */
export function buildThreads(scene: Scene, cast: Cast): DemoThread[] {
  const nextId = idSequence('thread')
  const [lena] = cast.applicants
  const openings = [
    ...cast.applications.flatMap((application, number) => aboutApplication(application, number, lena)),
    ...firstContacts(scene, cast),
  ]
  return openings.map(({ random, offer, ...opening }) => {
    const location = scene.locations.find(({ key }) => key === offer?.row.institutionLocationKey)
    const site = location?.name ?? opening.company.town.name
    return playScript(random, { ...opening, site, id: nextId(), now: scene.now })
  })
}

function aboutApplication(application: DemoApplication, number: number, lena?: DemoApplicant): Opening[] {
  const { applicant, company, offer, row } = application
  const found = occasionOf(application)
  const random = randomOf('thread', number)
  if (!company || !found || !random.chance(likelihood(application, lena))) return []
  const scripts = scriptsOf[found.occasion].filter(
    ({ qualification = null }) => !qualification || qualification === applicant.profile.qualification,
  )
  const script = applicant === lena ? endsWithCompany(scripts) : shortened(random, random.pick(scripts))
  const title = offer?.interest.nameDe ?? row.title ?? ''
  return [{ random, script, applicant, company, offer, title, applicationId: row.id, since: found.since }]
}

/** Companies that write to people who look for just what they offer and are open to be found. */
function firstContacts({ now }: Scene, { applicants, offers }: Cast): Opening[] {
  const random = randomOf('first-contacts')
  const published = offers.filter(
    ({ row, company }) => row.status === 'published' && company.entry.name !== demoCompanyName,
  )
  return random.sample(published, 14).flatMap((offer) => {
    const { company, interest } = offer
    const wanted = applicants
      .slice(1)
      .filter(({ visibility, profile }) => visibility === 'open' && profile.interests.includes(interest))
    const script = shortened(random, random.pick(contactScripts))
    const since = daysBefore(now, 2 + random.next() * 20)
    return random.sample(wanted, 1).map((applicant) => ({
      random,
      script,
      applicant,
      company,
      offer,
      title: interest.nameDe,
      applicationId: null,
      since,
    }))
  })
}

/** Lena has one conversation, the demo company many, all others now and then. */
function likelihood({ applicant, company }: DemoApplication, lena: DemoApplicant | undefined): number {
  const name = company?.entry.name
  if (applicant === lena) return name === lenasCompanyName ? 1 : 0
  return name === demoCompanyName ? 0.6 : 0.2
}

/** Conversations are under way: some have just begun, few are at their end. */
function shortened(random: Random, { subject, lines }: Script): Script {
  return { subject, lines: lines.slice(0, random.int(Math.min(2, lines.length), lines.length)) }
}

function endsWithCompany(scripts: Script[]): Script {
  const found = scripts.find(({ lines }) => lines.at(-1)?.side === 'company')
  if (!found) throw new Error('No conversation ends with the company')
  return found
}

/** What there is to talk about, and since when; null for what was never sent or was withdrawn. */
function occasionOf({ row, events }: DemoApplication): { occasion: Occasion; since: Date } | null {
  const occasion = topic(row)
  const since = events.find(
    ({ event }) => event === (occasion === 'declined_by_company' ? 'finished' : occasion),
  )
  return occasion && since ? { occasion, since: since.at } : null
}

function topic({ status, stage, outcome }: DemoApplication['row']): Occasion | null {
  if (status === 9) return outcome === 'declined_by_company' ? outcome : null
  if (status !== 2) return null
  switch (stage) {
    case 'in_review':
    case 'documents_missing':
    case 'interview':
    case 'offer_made':
      return stage
    default:
      return 'sent'
  }
}
