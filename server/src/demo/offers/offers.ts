import type { offer } from '#features/offers/offers.schema.ts'
import { demoId } from '../base/demo-id.ts'
import { type Random, randomOf } from '../base/random.ts'
import type { StudyInterest } from '../base/reference.ts'
import type { Scene } from '../base/scene.ts'
import type { DemoCompany } from '../companies/companies.ts'
import type { CompanyPerson } from '../companies/company-persons.ts'
import { type Demands, drawDemands } from './offer-demands.ts'
import { drawLocations, type LocationRow } from './offer-locations.ts'
import { drawPlan, type Plan } from './offer-plan.ts'
import { writeOffer } from './offer-prose.ts'
import {
  drawDates,
  drawDeadline,
  drawSalary,
  drawYears,
  nearestSite,
  startDate,
  type Year,
} from './offer-terms.ts'

export type DemoOffer = {
  company: DemoCompany
  interest: StudyInterest
  contact: CompanyPerson
  row: typeof offer.$inferInsert & {
    id: string
    createdAt: Date
    publishedAt: Date | null
    closedAt: Date | null
  }
  years: Year[]
  locations: LocationRow[]
  demands: Demands
}

export function buildOffers(scene: Scene, companies: DemoCompany[]): DemoOffer[] {
  return drawPlan(scene, companies).map((plan, number) => buildOffer(scene, plan, number))
}

function buildOffer(scene: Scene, plan: Plan, number: number): DemoOffer {
  const random = randomOf('offer', number)
  const { company, interest, status } = plan
  const years = drawYears(random, scene.now, status, plan.daysOld)
  const demands = drawDemands(random, interest, number)
  const contact = random.chance(0.6) ? firstOf(company) : random.pick(company.persons)
  const id = demoId('offer', number)
  return {
    company,
    interest,
    contact,
    years: plan.isBegun ? [] : years,
    demands,
    locations: plan.isBegun ? [] : drawLocations(random, scene, { company, offerId: id, number }),
    row: {
      id,
      companyId: company.row.id,
      status,
      studyInterestId: interest.id,
      institutionLocationKey: nearestSite(scene, interest, company.row),
      contactId: contact.row.id,
      ...writeOffer(random, company.entry, interest),
      minimumGrade: demands.minimumGrade,
      deadline: drawDeadline(random, scene.now, status, plan.daysOld),
      startDate: startDate(years),
      salary: drawSalary(random, interest),
      link: link(random, company),
      ...drawDates(random, scene.now, status, plan.daysOld),
    },
  }
}

function firstOf({ persons: [first], row }: DemoCompany): CompanyPerson {
  if (!first) throw new Error(`Nobody works at ${row.name}`)
  return first
}

function link(random: Random, company: DemoCompany): string | null {
  return random.chance(0.12) ? `${company.row.www}/dual-studieren` : null
}
