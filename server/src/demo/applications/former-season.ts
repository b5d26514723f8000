import type { DemoApplicant } from '../applicants/applicant.ts'
import { startYears } from '../base/days.ts'
import { idSequence } from '../base/demo-id.ts'
import { randomOf } from '../base/random.ts'
import type { Scene } from '../base/scene.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import { hasPrintableName } from '../documents/printable.ts'
import type { DemoOffer } from '../offers/offers.ts'
import { bentOf } from '../offers/texts/bents.ts'
import { fieldOf } from '../offers/texts/fields.ts'
import type { DemoApplication } from './application.ts'
import type { Goal } from './path.ts'
import { sendApplication } from './send-application.ts'

/** What became of them, in the order in which they came. */
const goals: Goal[] = [
  ...(['declined_by_company', 'contract_signed', 'cancelled', 'declined_by_company'] as const),
  ...(['declined_by_applicant', 'declined_by_company', 'contract_signed', 'declined_by_company'] as const),
  ...(['declined_by_company', 'declined_by_applicant', 'declined_by_company', 'cancelled'] as const),
  ...(['declined_by_company', 'contract_signed', 'declined_by_company', 'declined_by_company'] as const),
  ...(['declined_by_applicant', 'declined_by_company', 'declined_by_company', 'cancelled'] as const),
]

/** The first came so many days ago; the last was answered before the offer was closed. */
const [firstDaysAgo, lastBeforeClosing] = [338, 30]

/** The demo company's season before this one, all of it over: from it come its answer times over the months. */
export function buildFormerSeason(
  scene: Scene,
  { offers, former }: { offers: DemoOffer[]; former: DemoApplicant[] },
): DemoApplication[] {
  const offer = offers.find(
    ({ company, row }) => company.entry.name === demoCompanyName && row.status === 'closed',
  )
  if (!offer) throw new Error('The demo company has closed no offer')
  const bent = bentOf(fieldOf(offer.interest.id))
  const applicants = former
    .filter((one) => one.profile.bent === bent && hasPrintableName(one))
    .slice(0, goals.length)
  const season = startYears(scene.now)[0]?.year ?? 0
  const nextId = idSequence('former-application')
  let places = offer.years.reduce((sum, { taken }) => sum + taken, 0)
  const closedDaysAgo = (scene.now.getTime() - (offer.row.closedAt ?? scene.now).getTime()) / dayMs
  const between = (firstDaysAgo - closedDaysAgo - lastBeforeClosing) / Math.max(1, applicants.length - 1)
  return applicants.map((applicant, index) => {
    const wanted = goals[index] ?? 'declined_by_company'
    const isSigned = wanted === 'contract_signed' && places > 0
    if (isSigned) places -= 1
    const goal = wanted === 'contract_signed' && !isSigned ? 'declined_by_company' : wanted
    const random = randomOf('former-season', index)
    const sentDaysAgo = firstDaysAgo - index * between
    const target = { company: offer.company, offer }
    const sent = sendApplication(random, scene, { id: nextId(), applicant, ...target, goal, sentDaysAgo })
    return { ...sent, row: { ...sent.row, desiredYears: [season] } }
  })
}

const dayMs = 86_400_000
