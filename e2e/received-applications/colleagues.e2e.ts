import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newColleague, type Person } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'
import { newCompanyWithApplications } from './receive-applications.ts'

const t = words('de').applications

test('a colleague sees a move without a reload, and whoever did not see one overwrites nothing and is told', async ({
  page,
  otherPage: office,
  expectComplaint,
}) => {
  const recruiter = await newCompanyWithApplications(page.request, { applicants: 1, offers: 1 })
  const colleague = await newColleague(page.request, recruiter, 'Kollegin', ['company-profile-edit'])
  await openBoard(page, recruiter)
  await openBoard(office, colleague)
  await move(page, 'in_review')
  await expect(card(office, 'review')).toBeVisible()

  // What the recruiter moves now does not reach the colleague before their own move.
  const reached = Promise.withResolvers<void>()
  await office.route('**/api/applications?*', async (route) => {
    await reached.promise
    // It was called off meanwhile.
    await route.continue().catch(() => undefined)
  })
  await move(page, 'interview')
  await expect(card(page, 'interview')).toBeVisible()
  expectComplaint(/409/)
  const refusal = office.waitForResponse((response) => response.status() === 409)
  await move(office, 'offer_made')
  await refusal
  reached.resolve()
  await expect(office.getByText(t.move.changedElsewhere)).toBeVisible()
  await expect(card(office, 'interview')).toBeVisible()
  await page.reload()
  await expect(card(page, 'interview')).toBeVisible()
})

async function openBoard(page: Page, { email, password }: Person): Promise<void> {
  await signInWith(page, email, password)
  const live = page.waitForResponse('**/api/events*')
  await page.goto(paths.receivedApplications())
  await expect(card(page, 'new')).toBeVisible()
  await live
}

async function move(page: Page, stage: keyof typeof t.move.to): Promise<void> {
  await page
    .getByRole('article')
    .getByRole('button', { name: /verschieben$/ })
    .click()
  await page.getByRole('menuitem', { name: t.move.to[stage] }).click()
}

const card = (page: Page, column: keyof typeof t.columns) =>
  page.getByRole('region', { name: new RegExp(`^${t.columns[column]}`) }).getByRole('article')
