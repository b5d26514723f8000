import type { APIRequestContext } from '@playwright/test'
import type { Offer, OfferSummary } from '@tandem/contract/offers'
import { demoLogins, demoPassword } from '../people/demo.ts'
import type { Locale } from '../words.ts'

export type WantedOffer = {
  id: string
  title: string
  company: string
  studyInterest: string
  town: string
  year: number
}

const demoCompany = 'Wolkenwerk Software GmbH'

/** An offer of the demo company that one can still apply for. */
export async function offerOfDemoCompany(request: APIRequestContext, locale: Locale): Promise<WantedOffer> {
  const login = await request.post('/api/login', {
    data: { email: demoLogins.applicant, password: demoPassword, locale },
  })
  const { token } = (await login.json()).auth
  const headers = { authorization: `Bearer ${token}`, 'accept-language': locale }
  for (let page = 1; page < 6; page += 1) {
    const { member } = await (await request.get(`/api/offers?perPage=100&page=${page}`, { headers })).json()
    const [offer] = member.filter(
      (each: OfferSummary) =>
        each.company.name === demoCompany && each.freePlaces > 0 && each.application === null,
    )
    if (!offer) continue
    return wantedOffer(offer)
  }
  throw new Error(`The demo world has no open offer of ${demoCompany}`)
}

export function wantedOffer({
  id,
  title,
  company,
  studyInterest,
  locations,
  years,
}: Offer | OfferSummary): WantedOffer {
  const [location] = locations
  const [start] = years
  if (!studyInterest || !location || !start) throw new Error(`The offer ${id} is not whole`)
  return {
    ...{ id, title, company: company.name },
    ...{ studyInterest: studyInterest.name, town: location.town, year: start.year },
  }
}
