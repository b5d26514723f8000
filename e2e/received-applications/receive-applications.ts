import type { APIRequestContext } from '@playwright/test'
import type { Application } from '@tandem/contract/applications'
import { publishOffers } from '../people/offers.ts'
import {
  apiAs,
  applicationContent,
  newApplicant,
  newConfirmedCompany,
  type Person,
} from '../people/people.ts'

/** A company of its own that has received as many applications as there are pairs: each applicant sends one to each offer. */
export async function newCompanyWithApplications(
  request: APIRequestContext,
  { applicants, offers }: { applicants: number; offers: number },
): Promise<Person> {
  const company = await newConfirmedCompany(request, 'Eingang')
  const offerIds = await publishOffers(request, company, offers)
  const people = await Promise.all(numbers(applicants).map((n) => newApplicant(request, `Person-${n}`)))
  await Promise.all(
    people.map(async (person) => {
      const as = await apiAs(request, person)
      for (const offerId of offerIds) {
        const { id, revision } = await as<Application>('POST', '/application', { type: 2, offerId })
        await as('PUT', `/application/${id}`, { ...applicationContent, revision })
        await as('POST', `/application/${id}/submission`)
      }
    }),
  )
  return company
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
