import type { Company } from '@tandem/contract/companies/profile'
import type { Offer } from '@tandem/contract/offers'
import type { FaqQuestion } from '@tandem/contract/pages/faq'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import { plainText } from './plain-text.ts'

/** A record in the words of schema.org; it says only what its page shows. */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** What a record gets its addresses from: absolute, and in the language of its page. */
export type Address = { urlOf: (path: string) => string; fileOf: (path: string) => string }

export const website = ({ urlOf }: Address): StructuredData => ({
  '@type': 'WebSite',
  name: 'Tandem',
  url: urlOf('/'),
})

export const organization = (
  name: string,
  profiles: string[],
  { urlOf, fileOf }: Address,
): StructuredData => ({
  '@type': 'CollegeOrUniversity',
  name,
  url: urlOf('/'),
  logo: fileOf('/icons/icon-512.png'),
  ...(profiles.length > 0 && { sameAs: profiles }),
})

export const faqPage = (questions: readonly FaqQuestion[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})

/** From the page above to the page itself. */
export const breadcrumbs = (steps: { name: string; path: string }[], { urlOf }: Address): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(path),
  })),
})

export const workBasedProgram = (offer: Offer, path: string, { urlOf }: Address): StructuredData => ({
  '@type': 'WorkBasedProgram',
  name: offer.title,
  description: descriptionOf(offer),
  url: urlOf(path),
  provider: { '@type': 'Organization', name: offer.company.name },
  ...(offer.studyInterest && {
    occupationalCategory: offer.studyInterest.name,
    educationalCredentialAwarded: offer.studyInterest.degree,
  }),
  ...(offer.startDate && { startDate: offer.startDate }),
  ...(offer.deadline && { applicationDeadline: offer.deadline }),
})

/** null for an offer that says neither since when nor where: search engines refuse such a job. */
export function jobPosting(offer: Offer, path: string, { urlOf }: Address): StructuredData | null {
  const places = offer.locations.map(({ street, postalCode, town }) => place({ street, postalCode, town }))
  if (places.length === 0 && offer.company.town) places.push(place({ town: offer.company.town }))
  if (!offer.publishedAt || places.length === 0) return null
  return {
    '@type': 'JobPosting',
    title: offer.title,
    description: descriptionOf(offer),
    url: urlOf(path),
    datePosted: berlinDay(new Date(offer.publishedAt)),
    hiringOrganization: { '@type': 'Organization', name: offer.company.name },
    jobLocation: places,
    ...(offer.deadline && { validThrough: offer.deadline }),
    ...(offer.startDate && { jobStartDate: offer.startDate }),
    ...(offer.salary.length > 0 && { baseSalary: monthly(offer.salary) }),
  }
}

export const companyOrganization = (company: Company, path: string, { urlOf }: Address): StructuredData => ({
  '@type': 'Organization',
  name: company.name,
  url: urlOf(path),
  ...(company.description.text && { description: plainText(company.description.text) }),
  ...(company.town && {
    address: { '@type': 'PostalAddress', addressLocality: company.town, addressCountry: company.country },
  }),
  ...(company.www && { sameAs: [company.www] }),
})

const descriptionOf = ({ title, description, tasks, benefits }: Offer): string =>
  [description, tasks, benefits]
    .map(({ text }) => plainText(text))
    .filter(Boolean)
    .join(' ') || title

type Where = { street?: string; postalCode?: string; town: string }

const place = ({ street, postalCode, town }: Where) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    addressLocality: town,
    addressCountry: 'DE',
  },
})

/** Euro a month, first to last year. */
const monthly = (salary: readonly number[]) => ({
  '@type': 'MonetaryAmount',
  currency: 'EUR',
  value: {
    '@type': 'QuantitativeValue',
    minValue: Math.min(...salary),
    maxValue: Math.max(...salary),
    unitText: 'MONTH',
  },
})
