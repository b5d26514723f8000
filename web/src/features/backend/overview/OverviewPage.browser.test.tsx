import { getHealth, getWaiting, type HealthCheck } from '@tandem/contract/backend/overview'
import { type AdminFigures, getAdminFigures } from '@tandem/contract/dashboard/admin-figures'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { admin, openApp, signIn, words } from '#testing/open.tsx'
import { answer, refuse } from '#testing/stub-server.ts'

const t = words.de.overview
const id = '019b0000-0000-7000-8000-000000000011'
const figures: AdminFigures = {
  ...{ applicants: 4812, profiles: 900, companies: 1036, offers: 400, freePlaces: 2417 },
  ...{ openApplications: 12, applications: 1284, mathx3: 9274, openReports: 0 },
  weeks: ['2026-11-02', '2026-11-09', '2026-11-16'].map((start, index) => ({
    ...{ start, applicants: 120 + index, companies: 2, offers: 5, applications: 200, mathx3: 300 },
  })),
}
const check = (area: HealthCheck['area'], findings: HealthCheck['findings']): HealthCheck => ({
  ...{ area, state: 'ok', findings },
})

test('says what waits with the way there, how much there is, and whether it runs; checked again it says so', async () => {
  answer(getAdminFigures, figures)
  answer(getWaiting, [
    { kind: 'companies', count: 3, at: new Date().toISOString(), recordId: null },
    { kind: 'requests', count: 2, at: new Date().toISOString(), recordId: id },
    { kind: 'keys', count: 1, at: '2026-12-02T23:00:00.000Z', recordId: id },
  ])
  const checkedAt = '2026-11-20T09:40:00.000Z'
  const database = check('database', [{ code: 'database_answers', value: 3 }])
  answer(getHealth, { checkedAt, checks: [database] })
  signIn(admin(), ['backend'])
  await openApp(paths.backend())

  const main = page.getByRole('main')
  await expect.element(main.getByText('3 Unternehmen warten auf Freigabe')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: t.waiting.companies.open }))
    .toHaveAttribute('href', paths.backendCompanies())
  // The oldest is about an account; where all of them stand is another screen.
  await expect
    .element(main.getByRole('link', { name: t.waiting.requests.open }))
    .toHaveAttribute('href', paths.backendCompanies())
  await expect.element(main.getByText('Gilt bis 3. Dezember 2026')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: t.waiting.keys.open }))
    .toHaveAttribute('href', paths.backendCompanies({ companyId: id, search: { status: 'confirmed' } }))
  // Companies and requests are decided on one screen.
  const nav = page.getByRole('navigation', { name: words.de.office.label })
  await expect.element(nav.getByRole('link', { name: 'Unternehmen 5 warten' })).toMatchTextContent('5')
  await expect.element(nav.getByRole('link', { name: 'Meldungen', exact: true })).toBeVisible()
  // The running week stays out.
  await expect.element(main.getByRole('listitem').filter({ hasText: '4.812' })).toMatchTextContent('121 neu')

  await expect.element(main.getByText(t.health.all.ok).first()).toBeVisible()
  const jobs: HealthCheck = { ...check('jobs', [{ code: 'jobs_late', value: 7 }]), state: 'warning' }
  answer(getHealth, { checkedAt, checks: [database, jobs] })
  await main.getByRole('button', { name: t.health.again }).click()
  await expect.element(main.getByText('Die älteste wartet seit 7 Minuten.')).toBeVisible()
  await expect.element(main.getByText(`${t.health.title}: ${t.health.all.warning}`)).toBeInTheDocument()
})

test('what fails stands alone and can be tried again; when nothing waits it says so', async () => {
  answer(getAdminFigures, figures)
  refuse(getHealth, 'too_many_requests')
  answer(getWaiting, [])
  signIn(admin(), ['backend'])
  await openApp(paths.backend())
  await expect.element(page.getByText(t.waiting.none)).toBeVisible()
  await expect.element(page.getByRole('list', { name: t.numbers.label })).toBeVisible()
  answer(getHealth, { checkedAt: '2026-11-20T09:40:00.000Z', checks: [check('clock', [])] })
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(page.getByText(t.health.all.ok).first()).toBeVisible()
})
