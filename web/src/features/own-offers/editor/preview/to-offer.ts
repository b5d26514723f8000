import type { Locale } from '@tandem/contract/common'
import { mathsModules } from '@tandem/contract/maths'
import type { Offer } from '@tandem/contract/offers'
import type { OfferContent, OwnOffer } from '@tandem/contract/offers/own-offers'
import type { Qualification } from '@tandem/contract/reference'

export type Names = {
  company: Offer['company']
  studyInterests: readonly { id: string; name: string; degree: string }[]
  institutionLocations: readonly { key: string; name: string }[]
  contacts: readonly { id: string; name: string; role: string; notShown?: true | undefined }[]
  qualifications: readonly Qualification[]
  language: (code: string) => string
  expertise: (id: string) => string
}

/** What is being written, as it will be read in that language. */
export function toOffer(
  content: OfferContent,
  taken: OwnOffer['taken'],
  names: Names,
  locale: Locale,
): Offer {
  const takenIn = (year: number) => taken.find((each) => each.year === year)?.taken ?? 0
  const years = content.years
    .filter(({ total }) => !Number.isNaN(total))
    .map(({ year, total }) => ({ year, total, free: Math.max(0, total - takenIn(year)) }))
  const { id, name, degree } = names.studyInterests.find((each) => each.id === content.studyInterest) ?? {}
  const contact = names.contacts.find((each) => each.id === content.contact && !each.notShown)
  const { minimumGrade } = content
  return {
    id: '',
    title: inLocale(locale, content.title),
    status: 'published',
    studyInterest: id && name && degree ? { id, name, degree } : null,
    company: names.company,
    years,
    freePlaces: years.reduce((sum, { free }) => sum + free, 0),
    locations: content.locations,
    publishedAt: null,
    deadline: content.deadline,
    application: null,
    description: proseIn(locale, content.description),
    tasks: proseIn(locale, content.tasks),
    benefits: proseIn(locale, content.benefits),
    institutionLocation:
      names.institutionLocations.find(({ key }) => key === content.institutionLocation) ?? null,
    qualifications: content.qualifications,
    admission: names.qualifications.map(({ id, name, admission }) => ({
      qualification: id,
      name,
      way: admission,
      own: false,
    })),
    minimumGrade: Number.isNaN(minimumGrade) ? null : minimumGrade,
    requiredDocuments: content.requiredDocuments,
    expertises: content.expertises.map(names.expertise),
    languages: content.languages.map(({ language, level }) => ({
      language,
      name: names.language(language),
      level,
    })),
    maths: content.maths.toSorted((a, b) => mathsModules.indexOf(a.module) - mathsModules.indexOf(b.module)),
    contact: contact ? { id: contact.id, name: contact.name, role: contact.role, phone: null } : null,
    startDate: content.startDate,
    salary: content.salary.filter((amount) => !Number.isNaN(amount)),
    link: content.link,
    can: { apply: true, edit: false, remove: false },
  }
}

type Bilingual = { de: string; en: string }

/** German where there is no English, as the server does. */
const inLocale = (locale: Locale, { de, en }: Bilingual) => (locale === 'en' && en ? en : de)

const proseIn = (locale: Locale, both: Bilingual) => ({
  text: inLocale(locale, both),
  translated: locale === 'de' || both.en !== '' || both.de === '',
})
