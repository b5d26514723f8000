import type { Page, Request } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { expect } from '../test.ts'
import { words } from '../words.ts'

/** What the page keeps of its session. */
export async function storedSession(page: Page): Promise<{ token: string | null; account: unknown }> {
  const stored = await page.evaluate(() => sessionStorage.getItem('tandem-session'))
  return stored ? JSON.parse(stored).state : { token: null, account: null }
}

/** Ends the session as another window would. */
export async function endSession(page: Page): Promise<void> {
  const { token } = await storedSession(page)
  await page.request.get('/api/logout', { headers: { authorization: `Bearer ${token}` } })
}

/** The paths of the calls whose path begins so, as they are made. */
export function calls(page: Page, path: string): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === path || pathname.startsWith(`${path}/`)) made.push(pathname)
  })
  return made
}

/** What was asked and not yet answered; the live events never end. */
export function openCalls(page: Page): Set<string> {
  const open = new Set<string>()
  const pathOf = (request: Request) => new URL(request.url()).pathname
  page.on('request', (request) => {
    if (/^\/api\/(?!events)/.test(pathOf(request))) open.add(pathOf(request))
  })
  const ended = (request: Request) => open.delete(pathOf(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return open
}

/** At home, with the reason. */
export async function expectSentHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(paths.home())
  await expect(page.getByText(words('de').common.notifications.needToLogin.title)).toBeVisible()
}
