import {
  IconAddressBook,
  IconBell,
  IconBookmark,
  IconBuilding,
  IconBuildingCommunity,
  IconFileText,
  IconFlag,
  IconHelpCircle,
  IconInbox,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMailHeart,
  IconMessage2,
  IconSchool,
  IconUser,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
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
import type { UserMenuItem } from '#ui/shell/header-items.ts'

const newProfile = paths.ownProfile({ applicationId: newProfileId })

/** The main menu by account type (specification, section 2); what an account may not open is left out. */
const mainMenus = {
  applicant: ['ownProfile', 'dashboard', 'companies', 'offers'],
  company: ['dashboard', 'ownOffers', 'receivedApplications', 'applicants'],
  admin: ['dashboard', 'companies', 'offers', 'applicants'],
} as const satisfies Record<AccountType, readonly ScreenName[]>

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
    companies: entry(paths.companies(), t('nav.companies'), ['companies']),
    offers: entry(paths.offers(), t('nav.offers'), ['offers', 'offer']),
    applicants: entry(paths[applicantSearch](), t('nav.applicants'), ['applicants']),
    ownOffers: entry(paths.ownOffers(), t('nav.offers'), ['ownOffers', 'ownOffer']),
    receivedApplications: entry(paths.receivedApplications(), t('nav.received'), ['receivedApplications']),
    faq: entry(paths.faq(), t('nav.faq'), ['faq']),
    companyFaq: entry(paths.companyFaq(), t('nav.forCompanies'), ['companyFaq']),
    contactUs: entry(paths.contactUs(), t('nav.contactUs'), ['contactUs']),
  }
  const isHidden = (name: ScreenName) =>
    (name === 'offers' && (account?.type ?? 'applicant') === 'applicant' && !offers.showInMenu) ||
    (name === 'ownProfile' && !applicant.allowMultipleApplications) ||
    (name === 'ownOffers' && company.offersEditableInline)
  // The offers only where the university opens them to visitors.
  const names: readonly (keyof typeof entries)[] = account
    ? mainMenus[account.type]
    : ['offers', 'faq', 'companyFaq', 'contactUs']
  return names.filter((name) => mayOpen(name) && !isHidden(name)).map((name) => entries[name])
}

export function useUserMenu(unread: number): UserMenuItem[][] {
  const t = useTexts('common')
  const to = useTo()
  const account = useAccount()
  const mayOpen = useMayOpen()
  const accountLink = useAccountLink()
  const { allowMultipleApplications } = useSettings().applicant
  if (!account) return []

  const item = (key: string, path: ScreenPath, label: string, icon: UserMenuItem['icon']): UserMenuItem => ({
    key,
    to: to(path),
    label,
    icon,
  })
  const messages = item('messages', paths.messages(), t('messages', { count: unread }), IconMessage2)
  const own = [
    item('dashboard', paths.dashboard(), t('nav.dashboard'), IconLayoutDashboard),
    { ...messages, badge: unread },
  ]
  if (mayOpen('receivedApplications')) {
    own.push(item('received', paths.receivedApplications(), t('nav.received'), IconInbox))
  }
  if (mayOpen('sentRequests')) {
    own.push(item('sentRequests', paths.sentRequests(), t('nav.sentRequests'), IconMailHeart))
  }
  if (mayOpen('companyProfile')) {
    own.push(item('companyProfile', paths.companyProfile(), t('nav.companyProfile'), IconBuilding))
  }
  if (account.type === 'applicant') {
    if (!allowMultipleApplications) {
      own.push(item('profile', paths.ownProfile(), t('nav.ownProfile'), IconUser))
    }
    own.push(item('requests', paths.applicantRequests(), t('nav.applicantRequests'), IconMailHeart))
    own.push(item('profiles', paths.ownApplications(), t('nav.ownProfiles'), IconFileText))
  }
  if (account.type === 'company') {
    own.push(item('colleagues', paths.account({ hash: 'team' }), t('nav.colleagues'), IconUsers))
  }
  if (mayOpen('backendCompanies')) {
    own.push(item('backend', paths.backendCompanies(), t('nav.backend'), IconBuildingCommunity))
  }
  if (mayOpen('messageReports')) {
    own.push(item('messageReports', paths.messageReports(), t('nav.messageReports'), IconFlag))
  }
  if (account.type === 'admin') {
    own.push(item('companyContacts', paths.companyContacts(), t('nav.companyContacts'), IconAddressBook))
  }
  own.push(item('bookmarks', paths.bookmarks(), t('nav.bookmarks'), IconBookmark))
  const savedSearches = mayOpen('applicantSavedSearches') ? 'applicantSavedSearches' : 'companySavedSearches'
  own.push(item('saved-searches', paths[savedSearches](), t('nav.savedSearches'), IconBell))
  own.push(item('supportContacts', paths.supportContacts(), t('nav.supportContacts'), IconSchool))
  const faq = account.type === 'company' ? paths.companyFaq() : paths.faq()
  const help = [
    item('faq', faq, t('nav.faq'), IconHelpCircle),
    item('contactUs', paths.contactUs(), t('nav.contactUs'), IconLifebuoy),
  ]
  const settings = [{ key: 'account', ...accountLink, icon: IconUserCircle }]
  return account.secondFactorMissing ? [settings] : [own, settings, help]
}

/** Says how many days are left once the account can be renewed. */
export function useAccountLink() {
  const t = useTexts('common')
  const to = useTo()
  const { allowRevalidation = false, accountLifetime = 0 } = useAccount() ?? {}
  const label = allowRevalidation ? t('nav.accountEnding', { count: accountLifetime }) : t('nav.account')
  return { to: to(paths.account()), label }
}
