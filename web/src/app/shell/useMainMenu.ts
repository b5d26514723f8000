import type { AccountType } from '@tandem/contract/endpoint'
import { localizePath, paths } from '@tandem/contract/paths'
import { newProfileId, type ScreenName, screens } from '@tandem/contract/screens'
import { matchPath, useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'

const newProfile = paths.ownProfile({ applicationId: newProfileId })

type MenuScreen =
  | 'dashboard'
  | 'backend'
  | 'companies'
  | 'offers'
  | ReturnType<typeof useApplicantSearchScreen>
  | 'ownOffers'
  | 'companyProfile'
  | 'receivedApplications'
  | 'faq'
  | 'companyFaq'
  | 'contactUs'
type MenuLabel =
  | Exclude<MenuScreen, 'ownOffers' | 'receivedApplications' | 'companyFaq' | 'applicantProfiles'>
  | 'applicants'
  | 'received'
  | 'forCompanies'

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

  const entry = (name: MenuScreen, label: MenuLabel, more: ScreenName = name) => ({
    to: to(paths[name]()),
    label: t(`nav.${label}`),
    current: [name, more].some((each) => matchPath({ path: screens[each].path, end: false }, here)),
  })
  const entries = {
    ownProfile: { to: to(newProfile), label: t('nav.newProfile'), current: here === newProfile },
    dashboard: entry('dashboard', 'dashboard'),
    backend: entry('backend', 'backend'),
    companies: entry('companies', 'companies'),
    offers: entry('offers', 'offers', 'offer'),
    applicants: entry(applicantSearch, 'applicants', 'applicants'),
    ownOffers: entry('ownOffers', 'offers', 'ownOffer'),
    companyProfile: entry('companyProfile', 'companyProfile'),
    receivedApplications: entry('receivedApplications', 'received'),
    how: { to: to(paths.home({ hash: 'so' })), label: t('nav.how'), current: false },
    faq: entry('faq', 'faq'),
    companyFaq: entry('companyFaq', 'forCompanies'),
    contactUs: entry('contactUs', 'contactUs'),
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
