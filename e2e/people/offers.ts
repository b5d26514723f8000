import type { APIRequestContext } from '@playwright/test'
import type { Offer } from '@tandem/contract/offers'
import type { OwnOffer } from '@tandem/contract/offers/own-offers'
import { type WantedOffer, wantedOffer } from '../journey/offer.ts'
import { apiAs, newConfirmedCompany, type Person } from './people.ts'

export type CompanyWithOffer = Person & { offer: WantedOffer }

/** A confirmed company of a test's own with a published offer, which asks for a document. */
export async function newCompanyWithOffer(
  request: APIRequestContext,
  name: string,
): Promise<CompanyWithOffer> {
  const company = await newConfirmedCompany(request, name)
  const as = await apiAs(request, company)
  const [id] = await publishOffers(request, company, 1, ['cv'])
  return { ...company, offer: wantedOffer(await as<Offer>('GET', `/offer/${id}`)) }
}

export async function publishOffers(
  request: APIRequestContext,
  company: Person,
  count: number,
  requiredDocuments: string[] = [],
): Promise<string[]> {
  const as = await apiAs(request, company)
  const ids: string[] = []
  for (let n = 1; n <= count; n += 1) {
    const title = { de: `Studienplatz ${n}`, en: '' }
    const content = { ...offerContent, title, requiredDocuments }
    const { id, revision } = await as<OwnOffer>('POST', '/offer', content)
    await as('POST', `/offer/${id}/publication`, { revision })
    ids.push(id)
  }
  return ids
}

const nothing = { de: '', en: '' }
const offerContent = {
  ...{ studyInterest: '36', years: [{ year: 2027, total: 2 }] },
  ...{ locations: [{ street: '', postalCode: '', town: 'Karlsruhe', latitude: 49.0083, longitude: 8.3979 }] },
  ...{ institutionLocation: null, description: nothing, tasks: nothing, benefits: nothing },
  ...{ qualifications: [], minimumGrade: null, expertises: [], languages: [], maths: [] },
  ...{ contact: null, deadline: null, startDate: null, salary: [], link: null },
}
