import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { Notices } from '#features/notices/Notices.tsx'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { dismissNotification, useNotifications } from '#lib/notifications.ts'
import { useAccount } from '#lib/session/session-store.ts'
import { Toasts } from '#ui/feedback/Toasts.tsx'
import { SkipLink } from '#ui/shell/SkipLink.tsx'
import { PageLoadingBar } from '#ui/states/progress/PageLoadingBar.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { useLiveUpdates } from '../live/useLiveUpdates.ts'
import { OfflineLine } from '../offline/OfflineLine.tsx'
import { useOffline } from '../offline/useOffline.ts'
import { refreshReferenceData } from '../routing/refresh-reference-data.ts'
import { SuspendedSession } from '../session/SuspendedSession.tsx'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useScrollRules } from './useScrollRules.ts'
import { useSharedTexts } from './useSharedTexts.ts'

/** Around every screen: skip link, notices, header, the screen, footer, notifications. */
export function Shell() {
  const t = useTexts('common')
  const locale = useLocale()
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const isSignedIn = useAccount() !== null
  const wide = useIsWide()
  const isFocused = useMatches().some(({ handle }) => (handle as { focused?: boolean })?.focused)
  useScrollRules()
  useFocusOnNavigation()
  useLiveUpdates()
  useOffline()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation (specification, section 2)
  useEffect(() => {
    if (isSignedIn) void refreshReferenceData()
  }, [pathname, isSignedIn])

  return (
    <UiTextsProvider texts={useSharedTexts()}>
      <SuspendedSession>
        <SkipLink>{t('skipToContent')}</SkipLink>
        <PageLoadingBar label={t('loading')} isLoading={isLoading} />
        <OfflineLine wide={wide} />
        <Notices wide={wide} />
        {!isFocused && <ShellHeader wide={wide} />}
        <Suspense>
          <Outlet />
        </Suspense>
        {!isFocused && <ShellFooter wide={wide} />}
      </SuspendedSession>
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
