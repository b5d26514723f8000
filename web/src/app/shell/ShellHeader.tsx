import { localizePath, paths } from '@tandem/contract/paths'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useUnreadCount } from '#features/messaging/list/thread-queries.ts'
import { openHeaderPanel, useHeaderPanel } from '#lib/header-panel.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Header } from '#ui/shell/Header.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { useAccountImage } from './useAccountImage.ts'
import { useAccountLink, useMainMenu, useUserMenu } from './useMenus.ts'

const LoginForm = lazy(async () => ({
  default: (await import('#features/sign-in/login/LoginForm.tsx')).LoginForm,
}))

export function ShellHeader({ wide }: { wide: boolean }) {
  const t = useTexts('common')
  const to = useTo()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const account = useAccount()
  const signOut = useSignOut()
  const unread = useUnreadCount()
  const mainMenu = useMainMenu()
  const userMenu = useUserMenu(unread)
  const accountLink = useAccountLink()
  const avatar = useAccountImage(account) ?? undefined
  // Only one of the menus is open at a time, and none survives a navigation or another person.
  const panel = useHeaderPanel((header) => header.panel)
  const accountId = account?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them closes what is open
  useEffect(() => openHeaderPanel(null), [pathname, accountId])

  const language = (lang: 'de' | 'en', short: string, label: string) => ({
    to: localizePath(pathname, lang) + search,
    lang,
    short,
    label,
    current: locale === lang,
  })
  return (
    <Header
      home={{ to: to(paths.home()), label: t('home') }}
      nav={{ label: t('mainMenu'), items: mainMenu }}
      languages={{
        label: t('language'),
        items: [language('de', 'DE', t('german')), language('en', 'EN', t('english'))],
      }}
      messages={
        account && !account.secondFactorMissing
          ? { to: to(paths.messages()), count: unread, label: t('messages', { count: unread }) }
          : undefined
      }
      visitor={
        account
          ? undefined
          : {
              login: {
                label: t('nav.login'),
                panel: (
                  <Suspense fallback={<Loading label={t('loading')} />}>
                    <LoginForm />
                  </Suspense>
                ),
              },
              register: { to: to(paths.register()), label: t('nav.register') },
            }
      }
      user={
        account
          ? {
              name: `${account.firstName} ${account.lastName}`,
              avatar,
              displayName: account.displayName || undefined,
              tone: account.type === 'company' ? 'practice' : 'theory',
              menuLabel: t('userMenu'),
              groups: userMenu,
              account: accountLink,
              logout: { label: t('nav.logout'), onClick: () => void signOut(to(paths.home())) },
            }
          : undefined
      }
      wide={wide}
      panel={panel}
      onPanel={openHeaderPanel}
    />
  )
}
