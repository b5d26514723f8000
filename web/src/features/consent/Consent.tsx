import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useSettings } from '#lib/settings.ts'
import { hasAnalyticsCookies } from './choice.ts'
import { closeCookieSettings, useCookieSettings } from './opened.ts'

/**
 * Asks whether visits may be counted, counts them once they may, and shows the cookie settings. All of it is loaded
 * only where there is something to ask or to show, after the page stands.
 */
export function Consent() {
  const t = useTexts('common')
  const { isOpen } = useCookieSettings()
  const { url } = useSettings().analytics
  // The page's content policy allows the server that was set as it loaded; another one counts from the next load on.
  const [allowedUrl] = useState(url)
  const [Loaded, setLoaded] = useState<ComponentType<{ allowedUrl: string; onFailure: () => void }> | null>(
    null,
  )
  // What cannot be asked is not counted, which nobody misses; whoever opened the settings is told.
  const onFailure = useCallback(() => {
    if (!useCookieSettings.getState().isOpen) return
    closeCookieSettings()
    notify({ type: 'danger', title: t('error.load'), desc: t('notifications.unreached') })
  }, [t])
  useEffect(() => {
    if (!isOpen && !allowedUrl && !hasAnalyticsCookies()) return
    import('./LoadedConsent.tsx').then(({ LoadedConsent }) => setLoaded(() => LoadedConsent), onFailure)
  }, [isOpen, allowedUrl, onFailure])
  return Loaded && <Loaded allowedUrl={allowedUrl} onFailure={onFailure} />
}
