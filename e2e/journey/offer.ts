import type { APIRequestContext } from '@playwright/test'
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
      (each: { company: { name: string }; freePlaces: number; application: unknown }) =>
        each.company.name === demoCompany && each.freePlaces > 0 && each.application === null,
    )
    if (!offer) continue
    return {
      id: offer.id,
      title: offer.title,
      company: offer.company.name,
      studyInterest: offer.studyInterest.name,
      town: offer.locations[0].town,
      year: offer.years[0].year,
    }
  }
  throw new Error(`The demo world has no open offer of ${demoCompany}`)
}
