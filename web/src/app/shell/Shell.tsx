import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { Consent } from '#features/consent/Consent.tsx'
import { Notices } from '#features/notices/Notices.tsx'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { dismissNotification, useNotifications } from '#lib/notifications.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { SettingsContext, useSettings } from '#lib/settings.ts'
import { Toasts } from '#ui/feedback/Toasts.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { SkipLink } from '#ui/shell/SkipLink.tsx'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import { PageLoadingBar } from '#ui/states/progress/PageLoadingBar.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { useServedHead } from '../heads/useServedHead.ts'
import { SuspendedSession } from '../session/SuspendedSession.tsx'
import { ShellFooter } from './footer/ShellFooter.tsx'
import { loadFailedPage } from './ShellError.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useScrollRules } from './useScrollRules.ts'
import { useSharedTexts } from './useSharedTexts.ts'

const SignedIn = lazyPart(async () => (await import('./account/SignedIn.tsx')).SignedIn)
const OnBehalfBar = lazyPart(async () => (await import('./on-behalf/OnBehalfBar.tsx')).OnBehalfBar)
const OfflineLine = lazyPart(async () => (await import('../offline/OfflineLine.tsx')).OfflineLine)

/** By then the first page is there, and what is loaded in advance takes nothing from it. */
const settledMs = 2000

/** Around every screen: skip link, notices, header, the screen, footer, notifications. */
export const Shell = () => (
  <SettingsContext value={useSettings()}>
    <Frame />
  </SettingsContext>
)

function Frame() {
  const t = useTexts('common')
  const locale = useLocale()
  const isLoading = useNavigation().state === 'loading'
  const account = useAccount()
  const isSignedIn = account !== null
  const isOnBehalf = account?.onBehalf !== undefined
  const wide = useIsWide()
  const isFocused = useMatches().some(({ handle }) => (handle as { focused?: boolean })?.focused)
  useScrollRules()
  useFocusOnNavigation()
  useServedHead()
  useEffect(() => {
    // What was drawn for a visitor is by now what this person sees (theme.js).
    delete document.documentElement.dataset.session
    const timer = setTimeout(() => void loadFailedPage(), settledMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    document.documentElement.lang = locale
    const manifest = locale === 'en' ? 'manifest.en' : 'manifest'
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${manifest}.webmanifest`)
  }, [locale])

  return (
    <UiTextsProvider texts={useSharedTexts()}>
      <SuspendedSession>
        <SkipLink>{t('skipToContent')}</SkipLink>
        <Consent />
        <PageLoadingBar label={t('loading')} isLoading={isLoading} />
        {isSignedIn && <OfflineLine failed={null} wide={wide} />}
        {isOnBehalf && <OnBehalfBar wide={wide} />}
        <Notices wide={wide} />
        {!isFocused && <ShellHeader wide={wide} />}
        <noscript>
          <Container>
            <p>{t('noScript')}</p>
          </Container>
        </noscript>
        <Suspense>
          <Outlet />
        </Suspense>
        {!isFocused && <ShellFooter wide={wide} />}
      </SuspendedSession>
      {isSignedIn && <SignedIn />}
      <Notifications />
    </UiTextsProvider>
  )
}

/** The width of the page's own container, which its head and foot share. */
function useIsWide(): boolean {
  const isMap = new URLSearchParams(useLocation().search).get('view') === 'map'
  return useMatches().some(({ handle }) => {
    const { wide } = (handle ?? {}) as { wide?: boolean | 'map' }
    return wide === 'map' ? isMap : Boolean(wide)
  })
}

export function Notifications() {
  const t = useTexts('common')
  const items = useNotifications((queue) => queue.items)
  return (
    <Toasts
      label={t('notifications.label')}
      items={items.map(({ key, type, title, desc, action }) => ({
        key,
        tone: type,
        title,
        text: desc,
        action,
      }))}
      onDismiss={dismissNotification}
    />
  )
}
