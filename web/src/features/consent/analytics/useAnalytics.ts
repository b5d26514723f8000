import { localizePath } from '@tandem/contract/paths'
import { screens } from '@tandem/contract/screens'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAllTexts } from '#lib/i18n/texts.ts'
import { deleteAnalyticsCookies } from './cookies.ts'
import { pageOf } from './page-view.ts'
import { type AnalyticsTarget, startTracker } from './tracker.ts'

/** The page that was counted last, in German: another language of it, or a new start of the tracker, counts no second time. */
let counted: string | null = null

/** Counts the pages that are opened as long as there is a target; without one, what it has left is deleted. */
export function useAnalytics(target: AnalyticsTarget | null): void {
  const t = useAllTexts()
  const { pathname } = useLocation()
  const page = localizePath(pathname, 'de')
  const tracker = useRef<ReturnType<typeof startTracker>>(null)
  const { url, siteId, heartbeat } = target ?? {}
  useEffect(() => {
    if (url === undefined || siteId === undefined || heartbeat === undefined) return deleteAnalyticsCookies()
    const started = startTracker({ url, siteId, heartbeat })
    tracker.current = started
    return () => {
      started.stop()
      tracker.current = null
    }
  }, [url, siteId, heartbeat])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, and for a tracker that starts on it
  useEffect(() => {
    if (!tracker.current) return
    const { path, screen } = pageOf(pathname)
    const title = t(screen ? screens[screen].title : 'common:notFound.title')
    tracker.current.show(
      { url: location.origin + path, title },
      { isCounted: counted !== page, referrer: counted === null ? foreignOrigin() : undefined },
    )
    counted = page
  }, [page, url, siteId, heartbeat])
}

/** From which site somebody came, without the page there. */
function foreignOrigin(): string | undefined {
  const { origin } = document.referrer ? new URL(document.referrer) : location
  return origin === location.origin ? undefined : origin
}
