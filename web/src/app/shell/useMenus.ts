import {
  IconAddressBook,
  IconBell,
  IconFileText,
  IconInbox,
  IconLayoutDashboard,
  IconMessage2,
  IconSchool,
  IconUser,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { matchPath, useLocation } from 'react-router'
import { localizePath, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { useHolds } from '#lib/session/permissions.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import { useApplicantSearchPath } from '#lib/useApplicantSearchPath.ts'
import type { UserMenuItem } from '#ui/shell/header-items.ts'

/** The menus of the specification's section 2, as far as their screens exist; a screen adds its entry. */
export function useMainMenu() {
  const t = useTexts('common')
  const to = useTo()
  const here = localizePath(useLocation().pathname, 'de')
  const account = useAccount()
  const editor = useHolds('company-profile-edit')
  const { offers } = useSettings()
  const applicantSearch = useApplicantSearchPath()
  if (!account || account.secondFactorMissing) return []

  const entry = (path: string, label: string, pattern = path) => ({
    to: to(path),
    label,
    current: matchPath({ path: pattern, end: false }, here) !== null,
  })
  const dashboard = entry(paths.dashboard(), t('nav.dashboard'))
  const companies = entry(paths.companies(), t('nav.companies'))
  const search = {
    ...entry(paths.offers(), t('nav.offers')),
    current: [paths.offers(), '/unternehmen/angebot'].some((path) => here.startsWith(path)),
  }
  if (account.type === 'applicant') return [dashboard, companies, ...(offers.showInMenu ? [search] : [])]
  const applicants = entry(applicantSearch, t('nav.applicants'), paths.applicants())
  if (account.type === 'admin') return [dashboard, companies, search, applicants]
  const received = entry(paths.receivedApplications(), t('nav.received'))
  return editor ? [dashboard, received, applicants] : [dashboard, applicants]
}

export function useUserMenu(unread: number): UserMenuItem[][] {
  const t = useTexts('common')
  const to = useTo()
  const account = useAccount()
  const editor = useHolds('company-profile-edit')
  const accountLink = useAccountLink()
  if (!account) return []

  const item = (key: string, path: string, label: string, icon: UserMenuItem['icon']): UserMenuItem => ({
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
  if (account.type === 'company' && editor) {
    own.push(item('received', paths.receivedApplications(), t('nav.received'), IconInbox))
  }
  if (account.type === 'applicant') {
    own.push(item('profile', paths.ownProfile(), t('nav.ownProfile'), IconUser))
    own.push(item('profiles', paths.ownApplications(), t('nav.ownProfiles'), IconFileText))
  }
  if (account.type === 'company') {
    own.push(item('colleagues', paths.account('team'), t('nav.colleagues'), IconUsers))
  }
  if (account.type === 'admin') {
    own.push(item('companyContacts', paths.companyContacts(), t('nav.companyContacts'), IconAddressBook))
  }
  const patterns = account.type === 'company' ? paths.applicantPatterns() : paths.companyPatterns()
  own.push(item('patterns', patterns, t('nav.patterns'), IconBell))
  own.push(item('supportContacts', paths.supportContacts(), t('nav.supportContacts'), IconSchool))
  const settings = [{ key: 'account', ...accountLink, icon: IconUserCircle }]
  return account.secondFactorMissing ? [settings] : [own, settings]
}

/** Says how many days are left once the account can be renewed. */
export function useAccountLink() {
  const t = useTexts('common')
  const to = useTo()
  const { allowRevalidation = false, accountLifetime = 0 } = useAccount() ?? {}
  const label = allowRevalidation ? t('nav.accountEnding', { count: accountLifetime }) : t('nav.account')
  return { to: to(paths.account()), label }
}
