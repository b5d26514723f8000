import type { Page } from '@playwright/test'

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
