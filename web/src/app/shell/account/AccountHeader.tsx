import type { Account } from '@tandem/contract/accounts'
import { getApplicantImage, getContactImage } from '@tandem/contract/images'
import { paths } from '@tandem/contract/paths'
import { useUnreadCount } from '#features/messaging/list/thread-queries.ts'
import { useImage } from '#lib/api/useImage.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Header } from '#ui/shell/Header.tsx'
import { MobileUser } from '#ui/shell/user/MobileUser.tsx'
import { UserMenu } from '#ui/shell/user/UserMenu.tsx'
import { useSignOut } from '../../session/useSignOut.ts'
import { useHeaderOfAll } from '../useHeaderOfAll.ts'
import { useAccountLink, useUserMenu } from './useUserMenu.ts'

/** With what belongs to whoever is signed in. */
export function AccountHeader({ wide }: { wide: boolean }) {
  const t = useTexts('common')
  const to = useTo()
  const account = useSignedIn()
  const header = useHeaderOfAll()
  const signOut = useSignOut()
  const unread = useUnreadCount()
  const userMenu = useUserMenu(unread)
  const accountLink = useAccountLink()
  const avatar = useAccountImage(account) ?? undefined
  return (
    <Header
      {...header}
      messages={
        account.secondFactorMissing || account.onBehalf
          ? undefined
          : { to: to(paths.messages()), count: unread, label: t('messages', { count: unread }) }
      }
      user={{
        Menu: UserMenu,
        Mobile: MobileUser,
        name: `${account.firstName} ${account.lastName}`,
        avatar,
        displayName: account.displayName || undefined,
        tone: account.type === 'company' ? 'practice' : 'theory',
        menuLabel: t('userMenu'),
        groups: userMenu,
        account: accountLink,
        logout: { label: t('nav.logout'), onClick: () => void signOut(to(paths.home())) },
      }}
      wide={wide}
    />
  )
}

const query = { size: 96 } as const

/** The picture of whoever is logged in: the applicant's, else the contact's (specification, section 4). */
function useAccountImage(account: Account | null): string | null {
  const { applicantId = null, organisationPersonId = null, hasProfileImage = false } = account ?? {}
  const ofApplicant = useImage(
    getApplicantImage,
    { params: { id: applicantId ?? '', name: 'mainImage' }, query },
    hasProfileImage && applicantId !== null,
  )
  const ofContact = useImage(
    getContactImage,
    { params: { id: organisationPersonId ?? '' }, query },
    hasProfileImage && applicantId === null && organisationPersonId !== null,
  )
  return ofApplicant ?? ofContact
}
