import type { DemoApplicant } from '../applicants/applicant.ts'
import { daysBefore } from '../base/days.ts'
import { idSequence } from '../base/demo-id.ts'
import { type Random, randomOf } from '../base/random.ts'
import type { Scene } from '../base/scene.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import type { DemoOffer } from '../offers/offers.ts'
import type { DemoApplication } from './application.ts'
import { demoStory } from './demo-story.ts'
import { type Goal, goals } from './path.ts'
import { createPicker } from './pick-applicants.ts'
import { type Sending, sendApplication } from './send-application.ts'

type Cast = { applicants: DemoApplicant[]; companies: DemoCompany[]; offers: DemoOffer[] }

/** Applications to offers and to companies: those of the demo accounts first, then everybody else's. */
export function buildApplications(scene: Scene, { applicants, companies, offers }: Cast): DemoApplication[] {
  const nextId = idSequence('application')
  const pick = createPicker(applicants.slice(1))
  const send = (random: Random, sending: Omit<Sending, 'id'>) =>
    sendApplication(random, scene, { ...sending, goal: possible(sending), id: nextId() })
  const story = demoStory(offers, applicants, pick).map((sending) =>
    send(randomOf('story', sending.applicant.number), sending),
  )
  return [...story, ...offers.flatMap(toOffer), ...companies.flatMap(withoutOffer)]

  function toOffer(offer: DemoOffer, number: number): DemoApplication[] {
    const { company, interest, row } = offer
    if (row.status === 'draft' || company.entry.name === demoCompanyName) return []
    const random = randomOf('applications', number)
    const count = random.weighted([
      [0, 25],
      [1, 33],
      [2, 24],
      [3, 12],
      [4, 6],
    ])
    return pick(random, { company, interest, count, registeredBy: row.publishedAt ?? scene.now }).map(
      (applicant) =>
        send(random, {
          applicant,
          company,
          offer,
          goal: row.status === 'closed' ? closedGoal(random) : random.weighted(goals),
        }),
    )
  }

  function withoutOffer(company: DemoCompany, number: number): DemoApplication[] {
    const random = randomOf('initiative', number)
    const [interest] = random.sample(company.interests, 1)
    if (!interest || company.row.status === 'pending' || random.chance(0.66)) return []
    return pick(random, { company, interest, count: 1, registeredBy: daysBefore(scene.now, 30) }).map(
      (applicant) =>
        send(random, { applicant, company, offer: null, goal: random.weighted(goals.slice(0, 6)) }),
    )
  }
}

/** Of a closed offer no application is open; what its goal leaves open is finished by the closing. */
function closedGoal(random: Random): Goal {
  return random.weighted<Goal>([
    ['contract_signed', 3],
    ['declined_by_company', 3],
    ['in_review', 3],
    ['cancelled', 1],
  ])
}

/** A contract needs a place. */
function possible({ goal, offer }: Omit<Sending, 'id'>): Goal {
  return goal === 'contract_signed' && !(offer && claimPlace(offer)) ? 'declined_by_company' : goal
}

const signed = new WeakMap<DemoOffer, number>()

/** Gives one of the offer's places to an application, counting it as taken; false where all are given away. */
function claimPlace(offer: DemoOffer): boolean {
  const count = (signed.get(offer) ?? 0) + 1
  const taken = offer.years.reduce((sum, year) => sum + year.taken, 0)
  const free = offer.years.find((year) => year.taken < year.total)
  if (count > taken && !free) return false
  if (count > taken && free) free.taken += 1
  signed.set(offer, count)
  return true
}
