import type { AccountType } from '@tandem/contract/endpoint'
import { localizePath, paths, type ScreenPath } from '@tandem/contract/paths'
import { newProfileId, type ScreenName, screens } from '@tandem/contract/screens'
import { matchPath, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'

const newProfile = paths.ownProfile({ applicationId: newProfileId })

/** The main menu by account type (specification, section 2); what an account may not open is left out. */
const mainMenus = {
  applicant: ['ownProfile', 'dashboard', 'companies', 'offers'],
  company: ['dashboard', 'ownOffers', 'receivedApplications', 'applicants'],
  admin: ['dashboard', 'backend', 'companies', 'offers', 'applicants'],
  onBehalf: ['companyProfile', 'ownOffers'],
} as const satisfies Record<AccountType | 'onBehalf', readonly ScreenName[]>

export function useMainMenu() {
  const t = useTexts('common')
  const to = useTo()
  const here = localizePath(useLocation().pathname, 'de')
  const account = useAccount()
  const mayOpen = useMayOpen()
  const { offers, company, applicant } = useSettings()
  const applicantSearch = useApplicantSearchScreen()
  if (account?.secondFactorMissing) return []

  const entry = (path: ScreenPath, label: string, within: ScreenName[]) => ({
    to: to(path),
    label,
    current: within.some((name) => matchPath({ path: screens[name].path, end: false }, here)),
  })
  const entries = {
    ownProfile: {
      ...entry(newProfile, t('nav.newProfile'), []),
      current: here === newProfile,
    },
    dashboard: entry(paths.dashboard(), t('nav.dashboard'), ['dashboard']),
    backend: entry(paths.backend(), t('nav.backend'), ['backend']),
    companies: entry(paths.companies(), t('nav.companies'), ['companies']),
    offers: entry(paths.offers(), t('nav.offers'), ['offers', 'offer']),
    applicants: entry(paths[applicantSearch](), t('nav.applicants'), ['applicants']),
    ownOffers: entry(paths.ownOffers(), t('nav.offers'), ['ownOffers', 'ownOffer']),
    companyProfile: entry(paths.companyProfile(), t('nav.companyProfile'), ['companyProfile']),
    receivedApplications: entry(paths.receivedApplications(), t('nav.received'), ['receivedApplications']),
    how: { ...entry(paths.home({ hash: 'so' }), t('nav.how'), []), current: false },
    faq: entry(paths.faq(), t('nav.faq'), ['faq']),
    companyFaq: entry(paths.companyFaq(), t('nav.forCompanies'), ['companyFaq']),
    contactUs: entry(paths.contactUs(), t('nav.contactUs'), ['contactUs']),
  }
  const isHidden = (name: keyof typeof entries) =>
    (name === 'offers' && (account?.type ?? 'applicant') === 'applicant' && !offers.showInMenu) ||
    (name === 'ownProfile' && !applicant.allowMultipleApplications) ||
    (name === 'ownOffers' && company.offersEditableInline)
  // The offers only where the university opens them to visitors.
  const names: readonly (keyof typeof entries)[] = account
    ? mainMenus[account.onBehalf ? 'onBehalf' : account.type]
    : ['how', 'offers', 'faq', 'companyFaq', 'contactUs']
  return names
    .filter((name) => mayOpen(name === 'how' ? 'home' : name) && !isHidden(name))
    .map((name) => entries[name])
}
