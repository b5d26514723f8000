import type { APIRequestContext } from '@playwright/test'
import type { Application } from '@tandem/contract/applications'
import type { OwnOffer } from '@tandem/contract/offers/own-offers'
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

async function publishOffers(request: APIRequestContext, company: Person, count: number): Promise<string[]> {
  const as = await apiAs(request, company)
  const ids: string[] = []
  for (const n of numbers(count)) {
    const title = { de: `Studienplatz ${n}`, en: '' }
    const { id, revision } = await as<OwnOffer>('POST', '/offer', { ...offerContent, title })
    await as('POST', `/offer/${id}/publication`, { revision })
    ids.push(id)
  }
  return ids
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const nothing = { de: '', en: '' }
const offerContent = {
  ...{ studyInterest: '36', years: [{ year: 2027, total: 2 }] },
  ...{ locations: [{ street: '', postalCode: '', town: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979 }] },
  ...{ institutionLocation: null, description: nothing, tasks: nothing, benefits: nothing },
  ...{ qualifications: [], minimumGrade: null, requiredDocuments: [], expertises: [], languages: [] },
  ...{ contact: null, deadline: null, startDate: null, salary: [], link: null },
}
