import type { Locale } from '@tandem/contract/locales'
import { paths } from '@tandem/contract/paths'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { openHeaderPanel } from '#lib/header-panel.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Header } from '#ui/shell/Header.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import { loadTexts } from '../texts/load-texts.ts'
import { useHeaderOfAll } from './useHeaderOfAll.ts'

/** With its words, which the first page does not need. */
const loginForm = (locale: Locale) =>
  lazyPart(async () => {
    const [{ LoginForm }] = await Promise.all([
      import('#features/sign-in/login/LoginForm.tsx'),
      loadTexts(locale, 'public'),
    ])
    return LoginForm
  })
const loginForms = { de: loginForm('de'), en: loginForm('en') }
const AccountHeader = lazyPart(async () => (await import('./account/AccountHeader.tsx')).AccountHeader)

export function ShellHeader({ wide }: { wide: boolean }) {
  if (useAccount() === null) return <VisitorHeader wide={wide} />
  return <AccountHeader loading={<BareHeader wide={wide} />} wide={wide} />
}

/** Of the address where a login opens by itself. */
const loginHash = 'anmelden'

function VisitorHeader({ wide }: { wide: boolean }) {
  const t = useTexts('common')
  const to = useTo()
  const ofAll = useHeaderOfAll()
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${loginHash}`) openHeaderPanel('login')
  }, [hash])
  const LoginForm = loginForms[useLocale()]
  const panel = <LoginForm loading={<Loading label={t('loading')} />} />
  return (
    <Header
      {...ofAll}
      visitor={{
        login: { label: t('nav.login'), panel, page: `${to(paths.home())}#${loginHash}` },
        register: { to: to(paths.register()), label: t('nav.register') },
      }}
      wide={wide}
    />
  )
}

function BareHeader({ wide }: { wide: boolean }) {
  return <Header {...useHeaderOfAll()} wide={wide} />
}
