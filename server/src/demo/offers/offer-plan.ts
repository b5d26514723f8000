import { randomOf } from '../base/random.ts'
import type { StudyInterest } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { demoCompanyName, lenasCompanyName } from '../companies/company-entries.ts'
import type { Status } from './offer-terms.ts'

/** Which offers there are, before they are written. */
export type Plan = {
  company: DemoCompany
  interest: StudyInterest
  status: Status
  daysOld: number
  /** A draft that lacks its places and where it is. */
  isBegun?: true
}

const offerCount = 400

/** Of the companies in the story: study interest and days since the offer was published, the newest first. */
const givenOffers: Record<string, [studyInterestId: number, daysOld: number][]> = {
  [demoCompanyName]: [
    [37, 1.2],
    [58, 9],
    [36, 23],
    [44, 41],
    [40, 58],
    [4, 77],
  ],
  [lenasCompanyName]: [
    [58, 34],
    [50, 15],
    [81, 5],
  ],
}

/** What the demo company has in its own list beside what is published, after all other offers. */
const otherOffers: [studyInterestId: number, daysOld: number, status: Status, isBegun?: true][] = [
  [58, 3, 'draft'],
  [44, 6, 'draft', true],
  // Of the season before: most of what the company has answered was for it.
  [36, 345, 'closed'],
]

/** One offer for every confirmed company, the others spread by chance; no company offers the same twice. */
export function drawPlan({ reference }: Scene, companies: DemoCompany[]): Plan[] {
  const random = randomOf('offer-plan')
  const given = companies.flatMap((company) => givenPlans(company, reference.studyInterests))
  const others = companies.filter(({ row, entry }) => row.status === 'confirmed' && !givenOffers[entry.name])
  const counts = new Map(others.map((company) => [company, 1]))
  const countOf = (company: DemoCompany) => counts.get(company) ?? 0
  for (let left = offerCount - given.length - others.length; left > 0; left--) {
    const company = random.pick(others.filter((one) => countOf(one) < one.interests.length))
    counts.set(company, countOf(company) + 1)
  }
  const own = companies.find(({ entry }) => entry.name === demoCompanyName)
  return [...given, ...others.flatMap(plansOf), ...(own ? unpublishedOf(own, reference.studyInterests) : [])]

  function plansOf(company: DemoCompany): Plan[] {
    const interests = random.sample(company.interests, company.interests.length)
    return interests.slice(0, countOf(company)).map((interest) => {
      const daysOld = 0.1 + random.next() ** 1.3 * 88
      const status = random.weighted<Status>([
        ['published', 90],
        ['closed', daysOld > 25 ? 9 : 0],
        ['draft', 4],
      ])
      return { company, interest, status, daysOld }
    })
  }
}

function unpublishedOf(company: DemoCompany, interests: StudyInterest[]): Plan[] {
  return otherOffers.map(([id, daysOld, status, isBegun]) => ({
    company,
    interest: interestOf(interests, id),
    status,
    daysOld,
    ...(isBegun && { isBegun }),
  }))
}

function interestOf(interests: StudyInterest[], id: number): StudyInterest {
  const interest = interests.find((one) => one.id === id)
  if (!interest) throw new Error(`The reference data has no study interest ${id}`)
  return interest
}

function givenPlans(company: DemoCompany, interests: StudyInterest[]): Plan[] {
  return (givenOffers[company.entry.name] ?? []).map(([id, daysOld]) => ({
    company,
    interest: interestOf(interests, id),
    status: 'published',
    daysOld,
  }))
}
