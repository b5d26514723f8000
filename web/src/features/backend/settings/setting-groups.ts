import type { settingSections } from '@tandem/contract/screens'
import { settingKeys } from '@tandem/contract/setting-keys'

type Section = (typeof settingSections)[number]

/** The groups of the page, in their order, with what each begins with; what fits several stands in the first. */
const beginnings: Record<Section, readonly string[]> = {
  'ohne-anmeldung': ['offers.publicSearch', 'company.profileRedirectToUrlIfNotAuthenticated'],
  bewerbende: ['applicant.'],
  unternehmen: ['company.', 'offers.'],
  konten: ['account.', 'session.'],
  kontakt: ['brand.', 'contact.'],
  seiten: ['pages.', 'footer.', 'social'],
  statistik: ['analytics.'],
}

const sectionOf = (key: string): Section | undefined =>
  (Object.keys(beginnings) as Section[]).find((section) =>
    beginnings[section].some((beginning) => key.startsWith(beginning)),
  )

export const keysOf = (section: Section): string[] => settingKeys.filter((key) => sectionOf(key) === section)

export type { Section }
