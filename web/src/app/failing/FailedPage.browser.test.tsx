import { paths } from '@tandem/contract/paths'
import { getSettings } from '@tandem/contract/settings'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError, NetworkError } from '#lib/api/api-error.ts'
import { fill, open, openApp, words } from '#testing/open.tsx'
import { cutOff, refuse, reply } from '#testing/stub-server.ts'
import { FailedPage } from './FailedPage.tsx'

/** What stands in the place of a page that cannot be shown. */
const t = words.de.failing
const common = words.de.common
const heading = page.getByRole('heading', { level: 1 })
const retry = page.getByRole('button', { name: common.error.retry })
const status = page.getByRole('status')
const portal = () => new Response('<h1>WLAN</h1>', { headers: { 'content-type': 'text/html' } })

test.for([
  ['no server', t.unreached, () => cutOff(getSettings)],
  ['the page of a network', t.unreached, () => reply(getSettings, portal)],
  ['an error of the server', t.server, () => refuse(getSettings, 'internal', { requestId: 'r-7' })],
] as const)('a start that meets %s says so, also without the shell', async ([, said, fail]) => {
  fail()
  await openApp(paths.imprint())
  await expect.element(heading).toMatchTextContent(said.title)
  await expect.element(heading).toHaveFocus()
  await expect.poll(() => document.title).toBe(`${said.title} – Tandem`)
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: common.home }))
    .toHaveAttribute('href', '/')
})

test('what the server calls the failure is there for the support, and the way to it', async () => {
  const problem = { ...({} as NonNullable<ApiError['problem']>), requestId: 'r-7' }
  await open(<FailedPage error={new ApiError(500, problem)} isAlone={false} />)
  await expect.element(page.getByText(fill(common.error.requestId, { id: 'r-7' }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: t.contact })).toHaveAttribute('href', '/kontakt')
  await expect.element(page.getByRole('link', { name: t.home })).toHaveAttribute('href', '/')
})

test('while nothing answers, trying again keeps the page and says so; a connection tries by itself', async () => {
  const asked = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await open(<FailedPage error={new NetworkError('/api/settings')} isAlone={false} />)
  await retry.click()
  await expect.element(status).toMatchTextContent(t.stillAway)
  await expect.element(retry).toHaveFocus()
  dispatchEvent(new Event('online'))
  await expect.poll(() => asked.mock.calls.length).toBe(2)
})

test('an error while drawing is no matter of the connection, and is said in English too', async () => {
  await open(<FailedPage error={new TypeError('x is undefined')} isAlone={false} />, { at: '/en/imprint' })
  await expect.element(heading).toMatchTextContent(words.en.failing.bug.title)
})
