import type { DemoApplicant } from '../applicants/applicant.ts'
import { kilometres } from '../base/distance.ts'
import type { Random } from '../base/random.ts'
import type { StudyInterest } from '../base/reference.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { bentOf } from '../offers/texts/bents.ts'
import { fieldOf } from '../offers/texts/fields.ts'

const maxPerPerson = 4

type Wanted = {
  company: DemoCompany
  interest: StudyInterest
  count: number
  /** Only people who had registered by then. */
  registeredBy: Date
  fits?: (applicant: DemoApplicant) => boolean
}

/**
 * Hands out applicants who would apply there: of the right direction, rather near than far, none of them too often
 * and none twice to the same company.
 */
export function createPicker(applicants: DemoApplicant[]) {
  const targets = new Map<DemoApplicant, DemoCompany[]>()
  const targetsOf = (one: DemoApplicant) => targets.get(one) ?? []
  return function pick(
    random: Random,
    { company, interest, count, registeredBy, fits }: Wanted,
  ): DemoApplicant[] {
    const bent = bentOf(fieldOf(interest.id))
    const picked = applicants
      .filter((one) => one.profile.bent === bent && one.row.createdAt < registeredBy && (fits?.(one) ?? true))
      .filter((one) => targetsOf(one).length < maxPerPerson && !targetsOf(one).includes(company))
      .map((one) => ({ one, order: random.next() ** (1 / liking(one, company, interest)) }))
      .sort((a, b) => b.order - a.order)
      .slice(0, count)
      .map(({ one }) => one)
    for (const one of picked) targets.set(one, [...targetsOf(one), company])
    return picked
  }
}

/** The weight of a draw without replacement. */
function liking({ profile, town }: DemoApplicant, company: DemoCompany, interest: StudyInterest): number {
  const wants = profile.interests.some(({ id }) => id === interest.id) ? 8 : 1
  return wants / (1 + kilometres(town, company.town) / 15) ** 2
}
