import { request } from '@playwright/test'
import { resolvePath, signIn, some } from './screens.ts'

/**
 * Does beforehand what opening a screen does for good: a message is read, an application begun or looked at, a hit no
 * longer new. So no screen depends on which one was opened before it.
 */
export default async function prepare(): Promise<void> {
  const api = await request.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT}` })
  const idOf = (path: string, role: 'applicant' | 'company') => resolvePath(api, { path, role })
  const headers = { authorization: `Bearer ${await signIn(api, 'applicant')}` }
  const post = (path: string, data: object) => api.post(path, { headers, data: { ...data, locale: 'de' } })
  await post('/api/application', { type: 2, offerId: await idOf(some.offer, 'applicant') })
  await post('/api/application', { type: 1, companyId: await idOf(some.company, 'applicant') })
  await post(`/api/messaging/read/${await idOf(some.thread, 'applicant')}`, {})
  const opened = [
    [`/api/application/${await idOf(some.received, 'company')}`, 'company'],
    [`/api/company-search/pattern/${await idOf(some.savedSearch, 'applicant')}`, 'applicant'],
    [`/api/applicant-search/pattern/${await idOf(some.savedSearch, 'company')}`, 'company'],
  ] as const
  for (const [path, role] of opened) {
    await api.get(path, { headers: { authorization: `Bearer ${await signIn(api, role)}` } })
  }
  await api.dispose()
}
