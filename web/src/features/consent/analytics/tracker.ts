import { randomHex, readVisitorId } from './cookies.ts'

export type AnalyticsTarget = {
  /** Of the Matomo, with or without a slash at its end. */
  url: string
  siteId: number
  /** How often an open page says that it is still read, in seconds; 0 for never. */
  heartbeat: number
}

export type Page = { url: string; title: string }

/**
 * Counts visits by Matomo's HTTP interface (https://developer.matomo.org/api-reference/tracking-api). Its script is not
 * loaded: in our pages no program of another server runs.
 */
export function startTracker({ url, siteId, heartbeat }: AnalyticsTarget) {
  const endpoint = new URL('matomo.php', url.endsWith('/') ? url : `${url}/`)
  let page: (Page & { viewId: string }) | null = null

  function send(more: Record<string, string>): void {
    if (!page) return
    const body = new URLSearchParams({
      idsite: String(siteId),
      rec: '1',
      apiv: '1',
      send_image: '0',
      rand: randomHex(4),
      _id: readVisitorId(siteId),
      url: page.url,
      action_name: page.title,
      pv_id: page.viewId,
      ...more,
    })
    // What does not arrive is not counted. Cookies of the other server stay out of it, and so does our full address.
    fetch(endpoint, {
      method: 'POST',
      mode: 'no-cors',
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {})
  }

  const timer =
    heartbeat > 0
      ? setInterval(() => document.visibilityState === 'visible' && send({ ping: '1' }), heartbeat * 1000)
      : undefined

  return {
    /** Counts a page, or says only which one is read from now on. */
    show(next: Page, { isCounted, referrer }: { isCounted: boolean; referrer?: string }): void {
      page = { ...next, viewId: randomHex(3) }
      if (isCounted) send(referrer ? { urlref: referrer } : {})
    },
    stop(): void {
      clearInterval(timer)
      page = null
    },
  }
}
