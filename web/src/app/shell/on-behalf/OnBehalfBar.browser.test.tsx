import { endOnBehalf } from '@tandem/contract/backend/on-behalf'
import { getCompanyProfile } from '@tandem/contract/companies/profile'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { allPermissions, company, fill, openApp, signIn, words } from '#testing/open.tsx'
import { refuse } from '#testing/stub-server.ts'

const t = words.de.common
const bar = () => page.getByRole('region', { name: t.onBehalf.label })

async function openAs(account: Parameters<typeof company>[0]) {
  signIn(company(account), allPermissions)
  refuse(getCompanyProfile, 'unavailable')
  await openApp(paths.companyProfile())
  await expect.element(page.getByRole('button', { name: t.error.retry })).toBeVisible()
}

test('the bar names the company, also where the page fails, and stays where the session could not be ended', async () => {
  await openAs({ onBehalf: { until: new Date(Date.now() + 30 * 60_000).toISOString() } })
  await expect.element(bar()).toMatchTextContent(fill(t.onBehalf.title, { name: 'Werkhof GmbH' }))
  refuse(endOnBehalf, 'unavailable')
  await bar().getByRole('button', { name: t.onBehalf.end }).click()
  await expect.element(page.getByText(t.onBehalf.notEnded)).toBeVisible()
  await expect.element(bar()).toBeVisible()
})

test('a company’s own people see no bar', async () => {
  await openAs({})
  await expect.element(bar()).not.toBeInTheDocument()
})
