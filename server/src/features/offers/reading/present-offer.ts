import type { Locale } from '@tandem/contract/common'
import type { OfferSummary } from '@tandem/contract/offers'
import type { Viewer } from '#platform/auth/viewer.ts'
import { firstStudyYear } from '#platform/clock/first-study-year.ts'
import type { Context } from '#platform/context/context.ts'
import { loadFacts, type OfferFacts } from '../offers.store.ts'

/** A card without what depends on the search and the reader's profile. */
export type OfferCard = Omit<OfferSummary, 'distance' | 'match' | 'highlight'>

/** Cards of these offers in their order. Offers that the viewer may not see are the caller's to keep away. */
export async function offerCards(ctx: Context, viewer: Viewer | null, ids: string[]): Promise<OfferCard[]> {
  const facts = await loadFacts(
    ctx.db,
    ids,
    viewer?.type === 'applicant' ? viewer.applicantId : null,
    ctx.clock(),
  )
  return facts.map((each) => presentFacts(each, ctx))
}

/** What a card shows of an offer. */
export function presentFacts(
  facts: OfferFacts,
  { locale, clock }: Pick<Context, 'locale' | 'clock'>,
): OfferCard {
  const { studyInterest } = facts
  const years = facts.years.map(({ year, total, taken }) => ({ year, total, free: total - taken }))
  return {
    id: facts.id,
    ...titleIn(locale, facts),
    studyInterest: studyInterest && {
      id: String(studyInterest.id),
      name: inLocale(locale, studyInterest.nameDe, studyInterest.nameEn),
      degree: studyInterest.degree,
    },
    company: {
      id: facts.companyId,
      name: facts.companyName,
      town: facts.companyTown,
      hasLogo: facts.hasLogo,
    },
    ...placesAhead(years, clock()),
    locations: facts.locations.map(({ town, postalCode, street, latitude, longitude }) => ({
      town,
      postalCode,
      street,
      latitude,
      longitude,
    })),
    publishedAt: facts.publishedAt?.toISOString() ?? null,
    deadline: facts.deadline,
    salary: facts.salary,
    application: facts.application,
  }
}

/** Start years that are over are nobody's choice any more. */
export function placesAhead(years: OfferCard['years'], now: Date): Pick<OfferCard, 'years' | 'freePlaces'> {
  const first = firstStudyYear(now)
  const ahead = years.filter(({ year }) => year >= first)
  return { years: ahead, freePlaces: ahead.reduce((sum, { free }) => sum + free, 0) }
}

/** `titleLanguage` where it is not the reader's. */
export const titleIn = (locale: Locale, { titleDe, titleEn }: { titleDe: string; titleEn: string }) => ({
  title: inLocale(locale, titleDe, titleEn),
  ...(locale === 'en' && !titleEn && { titleLanguage: 'de' as const }),
})

/** German where there is no English. */
export const inLocale = (locale: Locale, de: string, en: string) => (locale === 'en' && en ? en : de)

export const proseIn = (locale: Locale, de: string, en: string) => ({
  text: inLocale(locale, de, en),
  translated: locale === 'de' || en !== '' || de === '',
})
