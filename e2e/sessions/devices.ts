import type { Page } from '@playwright/test'
import type { Person } from '../people/people.ts'

/** Signs in elsewhere; answers the token. */
export async function anotherDevice(page: Page, { email, password }: Person): Promise<string> {
  const response = await page.request.post('/api/login', { data: { email, password, locale: 'de' } })
  return (await response.json()).auth.token
}

export const statusFor = async (page: Page, token: string): Promise<number> =>
  (await page.request.get('/api/account', { headers: { authorization: `Bearer ${token}` } })).status()
