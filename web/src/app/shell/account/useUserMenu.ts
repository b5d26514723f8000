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
  IconMath,
  IconMessage2,
  IconSchool,
  IconUser,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { paths, type ScreenPath } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { useSettings } from '#lib/settings.ts'
import type { UserMenuItem } from '#ui/shell/header-items.ts'

/** In the order of the design (section 9). */
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
  if (account.type === 'applicant') {
    if (!allowMultipleApplications) {
      own.push(item('profile', paths.ownProfile(), t('nav.ownProfile'), IconUser))
    }
    own.push(item('profiles', paths.ownApplications(), t('nav.ownProfiles'), IconFileText))
    own.push(item('requests', paths.applicantRequests(), t('nav.applicantRequests'), IconMailHeart))
    own.push(item('maths', paths.studyPreparation(), t('nav.studyPreparation'), IconMath))
  }
  if (mayOpen('backend')) {
    own.push(item('backend', paths.backend(), t('nav.backend'), IconBuildingCommunity))
  }
  if (mayOpen('messageReports')) {
    own.push(item('messageReports', paths.messageReports(), t('nav.messageReports'), IconFlag))
  }
  if (mayOpen('mathsDistribution')) {
    own.push(item('maths', paths.mathsDistribution(), t('nav.mathsDistribution'), IconMath))
  }
  own.push(item('bookmarks', paths.bookmarks(), t('nav.bookmarks'), IconBookmark))
  const savedSearches = mayOpen('applicantSavedSearches') ? 'applicantSavedSearches' : 'companySavedSearches'
  own.push(item('saved-searches', paths[savedSearches](), t('nav.savedSearches'), IconBell))
  if (mayOpen('companyProfile')) {
    own.push(item('companyProfile', paths.companyProfile(), t('nav.companyProfile'), IconBuilding))
  }
  if (account.type === 'company') {
    own.push(item('colleagues', paths.account({ hash: 'team' }), t('nav.colleagues'), IconUsers))
  }
  if (account.type === 'admin') {
    own.push(item('companyContacts', paths.companyContacts(), t('nav.companyContacts'), IconAddressBook))
  }
  own.push(item('supportContacts', paths.supportContacts(), t('nav.supportContacts'), IconSchool))
  const faq = account.type === 'company' ? paths.companyFaq() : paths.faq()
  const help = [
    item('faq', faq, t('nav.faq'), IconHelpCircle),
    item('contactUs', paths.contactUs(), t('nav.contactUs'), IconLifebuoy),
  ]
  const settings = [{ key: 'account', ...accountLink, icon: IconUserCircle }]
  if (account.onBehalf) {
    const isOpen = ({ key }: UserMenuItem) => key === 'companyProfile'
    return [own.filter(isOpen), help]
  }
  return account.secondFactorMissing ? [settings] : [own, help, settings]
}

/** Says how many days are left once the account can be renewed. */
export function useAccountLink() {
  const t = useTexts('common')
  const to = useTo()
  const { allowRevalidation = false, accountLifetime = 0 } = useAccount() ?? {}
  const label = allowRevalidation ? t('nav.accountEnding', { count: accountLifetime }) : t('nav.account')
  return { to: to(paths.account()), label }
}
