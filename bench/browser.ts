import { type Browser, chromium, type Page } from '@playwright/test'
import { browserExecutable } from '../e2e/browser.ts'

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await browserExecutable(),
    args: ['--no-sandbox', '--disable-gpu'],
  })

/** Without anything that another page keeps. */
export async function inNewPage<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
  const page = await context.newPage()
  const result = await run(page)
  await context.close()
  return result
}

/** Whatever the page opens next is opened by this account of the demo. */
export async function signIn(page: Page, address: string, email: string): Promise<void> {
  const data = { email, password: 'Tandem-Demo-2026!', locale: 'de' }
  const { auth } = await (await page.request.post(`${address}/api/login`, { data })).json()
  const headers = { authorization: `Bearer ${auth.token}` }
  const { account } = await (await page.request.get(`${address}/api/account`, { headers })).json()
  const session = JSON.stringify({ state: { ...auth, account }, version: 0 })
  await page.addInitScript((stored) => sessionStorage.setItem('tandem-session', stored), session)
}
