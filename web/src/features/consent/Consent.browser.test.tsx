import { PublicSettings } from '@tandem/contract/setting-values'
import { getSettings } from '@tandem/contract/settings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { deleteAnalyticsCookies } from '#features/consent/analytics/cookies.ts'
import { closeCookieSettings } from '#features/consent/opened.ts'
import { openApp, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'

const t = words.de.consent
const url = 'https://zaehlung.example/matomo'
const banner = page.getByRole('region', { name: t.title })
const refuse = page.getByRole('button', { name: t.onlyNecessary })
const allow = page.getByRole('button', { name: t.allowAll })
const openSettings = page.getByRole('button', { name: words.de.common.footer.cookieSettings })
const dialog = page.getByRole('dialog', { name: t.settings.title })

/** What the server that counts is told, in the place of that server. */
let told: URLSearchParams[] = []
const viewed = () =>
  told.filter((each) => !each.has('ping')).map((each) => new URL(each.get('url') ?? '').pathname)

beforeEach(() => {
  told = []
  const ours = window.fetch
  window.fetch = async (input, init) => {
    if (!String(input).startsWith(url)) return ours(input, init)
    told.push(init?.body as URLSearchParams)
    return new Response()
  }
})
afterEach(() => {
  closeCookieSettings()
  deleteAnalyticsCookies()
})

const withAnalytics = () => answer(getSettings, z.parse(PublicSettings, { analytics: { url, siteId: 7 } }))

test('before an answer nothing is told or stored; to refuse is as easy as to allow, and is not asked again', async () => {
  withAnalytics()
  const { router, unmount } = await openApp('/passwort-vergessen')
  await expect.element(banner).toBeVisible()
  expect(document.activeElement, 'the focus stays where it was').toBe(document.body)
  const [one, other] = [refuse, allow].map((button) => button.element())
  expect(sizeOf(one)).toEqual(sizeOf(other))
  expect(one?.className).toBe(other?.className)
  await router.navigate('/registrierung')
  expect([document.cookie, Object.keys(localStorage), told]).toEqual(['', [], []])
  await refuse.click()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(page.getByRole('status').getByText(t.saved.necessary)).toBeVisible()
  // It would lie above the footer.
  await page.getByRole('button', { name: new RegExp(t.saved.necessary) }).click()
  await unmount()
  await openApp('/registrierung')
  await openSettings.click()
  await expect.element(dialog.getByRole('switch')).not.toBeChecked()
  await expect.element(dialog.getByText('tandem.consent')).toBeVisible()
  expect([document.cookie, told]).toEqual(['', []])
})

test('once allowed each page counts once, by its pattern, with a heartbeat; withdrawn, cookies and counting end', async () => {
  withAnalytics()
  const { router } = await openApp('/passwort-vergessen/email?text=geheim#geheim')
  await expect.element(banner).toBeVisible()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await allow.click()
  await expect.poll(viewed).toEqual(['/passwort-vergessen/email'])
  expect(document.cookie).toMatch(/^_pk_id\.7=[\da-f]{16}\.\d+; _pk_ses\.7=1$/)
  expect(Object.fromEntries(told[0] ?? [])).toMatchObject({
    idsite: '7',
    rec: '1',
    url: `${location.origin}/passwort-vergessen/email`,
    action_name: words.de.signIn.requested.title,
    _id: document.cookie.slice('_pk_id.7='.length).slice(0, 16),
  })
  vi.advanceTimersByTime(60_000)
  expect(told.at(-1)?.get('ping')).toBe('1')

  await router.navigate('/account-geloescht/geheim')
  await expect.poll(viewed).toHaveLength(2)
  await router.navigate('/en/account-geloescht/geheim')
  await router.navigate('/en/signup-confirmed')
  await router.navigate('/en/signup-confirmed?a=b#c')
  await router.navigate(-3)
  const deleted = '/account-geloescht/:accountType'
  const counted = ['/passwort-vergessen/email', deleted, '/en/signup-confirmed', deleted]
  await expect.poll(viewed).toEqual(counted)

  await openSettings.click()
  await dialog.getByRole('button', { name: t.onlyNecessary }).click()
  await expect.poll(() => document.cookie).toBe('')
  await expect.element(openSettings).toHaveFocus()
  const sent = told.length
  vi.advanceTimersByTime(120_000)
  await router.navigate('/registrierung')
  expect(told.length).toBe(sent)
  expect(told.map(String).join()).not.toMatch(/geheim/i)
})

test('what another tab chooses counts here at once', async () => {
  withAnalytics()
  await openApp('/passwort-vergessen/erfolgreich')
  await expect.element(banner).toBeVisible()
  chooseInOtherTab(true)
  await expect.element(banner).not.toBeInTheDocument()
  await expect.poll(viewed).toEqual(['/passwort-vergessen/erfolgreich'])
  chooseInOtherTab(false)
  await expect.poll(() => document.cookie).toBe('')
})

test('where nothing is counted nobody is asked; the settings say what is stored, and old cookies go', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier product has left it
  document.cookie = '_pk_id.1.1fff=abc; path=/'
  localStorage.setItem('tandem.theme', 'light')
  await openApp('/signup-confirmed')
  await expect.poll(() => document.cookie).toBe('')
  await openSettings.click()
  await expect.element(dialog.getByText(t.settings.none)).toBeVisible()
  await expect.element(dialog.getByText(t.items.theme)).toBeVisible()
  await expect.element(dialog.getByRole('switch')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(openSettings).toHaveFocus()
  await expect.element(banner).not.toBeInTheDocument()
})

test('whoever asks not to be tracked is not asked, and can still allow it', async () => {
  vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1')
  withAnalytics()
  await openApp('/registrierung/bewerber')
  await openSettings.click()
  await expect.element(dialog.getByText(t.settings.notTracked)).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  await dialog.getByRole('switch').click()
  await dialog.getByRole('button', { name: t.save }).click()
  await expect.poll(viewed).toEqual(['/registrierung/:type'])
})

test.each([
  [1280, 900],
  [320, 568],
  [320, 256],
])('at %i × %i nothing that has the focus is hidden by the banner', async (width, height) => {
  await page.viewport(width, height)
  withAnalytics()
  await openApp('/passwort-vergessen')
  await expect.element(banner).toBeVisible()
  const { scrollWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(width)
  page.getByRole('link', { name: words.de.common.skipToContent }).element().focus()
  const order: Element[] = []
  for (let steps = 0; steps < 60; steps += 1) {
    await userEvent.tab()
    const focused = document.activeElement
    if (!focused || focused === document.body) break
    order.push(focused)
    if (!banner.element().contains(focused))
      expect(isSeen(focused), focused.outerHTML.slice(0, 120)).toBe(true)
  }
  expect(order.findIndex((each) => banner.element().contains(each))).toBe(0)
})

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  const fixed = banner.element()
  const { top: edge, left, right } = fixed.getBoundingClientRect()
  if (getComputedStyle(fixed).position !== 'fixed') return true
  const box = element.getBoundingClientRect()
  const isBeside = box.left > right || box.right < left
  // A field that is taller than what is left of a low window is seen in part.
  return isBeside || (top < edge && bottom > 0)
}

const sizeOf = (element: Element | undefined) => {
  const { width, height } = element?.getBoundingClientRect() ?? {}
  return { width, height }
}

function chooseInOtherTab(analytics: boolean): void {
  localStorage.setItem('tandem.consent', JSON.stringify({ analytics, recipient: url, at: Date.now() }))
  dispatchEvent(new StorageEvent('storage', { key: 'tandem.consent' }))
}
