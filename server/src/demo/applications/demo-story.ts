import type { DemoApplicant } from '../applicants/applicant.ts'
import { randomOf } from '../base/random.ts'
import { demoCompanyName, lenasCompanyName } from '../companies/company-entries.ts'
import { hasPrintableName } from '../documents/printable.ts'
import type { DemoOffer } from '../offers/offers.ts'
import type { Goal } from './path.ts'
import type { createPicker } from './pick-applicants.ts'
import type { Sending } from './send-application.ts'

/** What the demo company has received for each of its offers, the newest offer first. */
const received: Goal[][] = [
  ['received', 'received', 'received'],
  ['received', 'viewed', 'in_review'],
  ['viewed', 'interview', 'in_review'],
  ['interview', 'documents_missing', 'declined_by_company'],
  ['offer_made', 'interview', 'cancelled'],
  ['contract_signed', 'offer_made', 'documents_missing', 'declined_by_applicant', 'in_review'],
]

/** Lena has two applications under way; the demo company's newest offer is left for whoever plays her. */
export function demoStory(
  offers: DemoOffer[],
  [lena]: DemoApplicant[],
  pick: ReturnType<typeof createPicker>,
): Omit<Sending, 'id'>[] {
  const own = offers.filter(({ company }) => company.entry.name === demoCompanyName)
  const others = own.flatMap((offer, index) => {
    const goals = received[index] ?? []
    const applicants = pick(randomOf('demo-story', index), {
      company: offer.company,
      interest: offer.interest,
      count: goals.length,
      registeredBy: offer.row.publishedAt ?? offer.row.createdAt,
      fits: hasPrintableName,
    })
    return applicants.map((applicant, place) => ({
      applicant,
      offer,
      company: offer.company,
      goal: goals[place] ?? 'received',
    }))
  })
  const [interview] = offers.filter(({ company }) => company.entry.name === lenasCompanyName)
  const review = own[2]
  if (!lena || !interview || !review) throw new Error('The demo story lacks one of its parts')
  return [
    { applicant: lena, offer: interview, company: interview.company, goal: 'interview' },
    { applicant: lena, offer: review, company: review.company, goal: 'in_review' },
    ...others,
  ]
}
