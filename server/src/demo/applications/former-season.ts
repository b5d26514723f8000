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

/** What the demo company received for the offer that it has closed: days ago, and what became of it. */
const received: [daysAgo: number, goal: Goal][] = [
  [338, 'declined_by_company'],
  [334, 'contract_signed'],
  [329, 'cancelled'],
  [323, 'declined_by_company'],
  [318, 'declined_by_applicant'],
  [312, 'declined_by_company'],
  [309, 'contract_signed'],
  [304, 'declined_by_company'],
  [301, 'declined_by_company'],
  [297, 'declined_by_applicant'],
  [293, 'declined_by_company'],
  [288, 'cancelled'],
  [284, 'declined_by_company'],
  [279, 'contract_signed'],
  [275, 'declined_by_company'],
  [268, 'declined_by_company'],
  [262, 'declined_by_applicant'],
  [257, 'declined_by_company'],
  [249, 'declined_by_company'],
  [243, 'cancelled'],
  [236, 'declined_by_company'],
]

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
  const applicants = former.filter((one) => one.profile.bent === bent && hasPrintableName(one))
  const season = startYears(scene.now)[0]?.year ?? 0
  const nextId = idSequence('former-application')
  let places = offer.years.reduce((sum, { taken }) => sum + taken, 0)
  return applicants.slice(0, received.length).map((applicant, index) => {
    const [sentDaysAgo = 0, wanted = 'declined_by_company'] = received[index] ?? []
    const isSigned = wanted === 'contract_signed' && places > 0
    if (isSigned) places -= 1
    const goal = wanted === 'contract_signed' && !isSigned ? 'declined_by_company' : wanted
    const random = randomOf('former-season', index)
    const target = { company: offer.company, offer }
    const sent = sendApplication(random, scene, { id: nextId(), applicant, ...target, goal, sentDaysAgo })
    return { ...sent, row: { ...sent.row, desiredYears: [season] } }
  })
}
