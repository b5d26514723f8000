import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { cv } from '../journey/fill-profile.ts'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { newApplicant, type Person, sendApplication } from '../people/people.ts'
import { expect, listen, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').applications
const saved = /^Gespeichert um/
const failedToReach = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test('a cut network is said, and nothing that was typed is lost', async ({
  page,
  context,
  expectComplaint,
}) => {
  await openProfile(page, await newApplicant(page.request, 'Leitung'))
  const about = page.getByLabel(t.editor['ueber-mich'].label)
  await about.fill('Vor dem Abbruch.')
  await expect(page.getByText(saved)).toBeVisible()
  await page.route('**/api/application/*', (route) => route.abort())
  await about.fill('Während des Abbruchs.')
  await expect(page.getByText(t.autosave.failed, { exact: true })).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/application/*')
  await page.getByRole('button', { name: words('de').common.error.retry }).click()
  await expect(page.getByText(saved)).toBeVisible()

  await context.setOffline(true)
  await about.fill('Ohne Netz.')
  // That something was saved before is still on screen.
  const put = page.waitForResponse((each) => each.request().method() === 'PUT' && each.ok(), {
    timeout: 20_000,
  })
  await context.setOffline(false)
  await put
  await expect(page.getByText(saved)).toBeVisible()
  await page.reload()
  await expect(about).toHaveValue('Ohne Netz.')
  expectComplaint(failedToReach)
})

test('a grade that is none stays as it was typed, is named, and the rest is saved', async ({ page }) => {
  await openProfile(page, await newApplicant(page.request, 'Note'))
  const grade = page.getByLabel(t.editor.schule.grade, { exact: true })
  await grade.fill('4,7')
  const named = fill(t.editor.notYetSaved, { fields: t.editor.fields.grade })
  await expect(page.getByText(named)).toBeVisible()
  await page.getByLabel(t.editor['ueber-mich'].label).fill('Das hier schon.')
  await expect(page.getByText(named)).toBeVisible()
  await expect(grade).toHaveValue('4,7')
  await expect(grade).toHaveAttribute('aria-invalid', 'true')
  await grade.fill('2,7')
  await expect(page.getByText(saved)).toBeVisible()
  await page.reload()
  await expect(grade).toHaveValue('2,7')
  await expect(page.getByLabel(t.editor['ueber-mich'].label)).toHaveValue('Das hier schon.')
})

test('two windows join what differs and ask about what was changed in both', async ({
  page,
  context,
  complaints,
  expectComplaint,
}) => {
  const person = await newApplicant(page.request, 'Fenster')
  await openProfile(page, person)
  const other = await context.newPage()
  listen(other, complaints)
  await signInWith(other, person.email, person.password)
  await other.goto(page.url())
  await other.getByLabel(t.editor['ueber-mich'].label).fill('Dort geschrieben.')
  await expect(other.getByText(saved)).toBeVisible()

  const about = page.getByLabel(t.editor['ueber-mich'].label)
  await about.fill('Hier geschrieben.')
  const question = page.getByRole('alert').filter({ hasText: t.editor.conflict.title })
  await expect(question).toContainText(t.editor.fields.aboutMe)
  await expect(about).toHaveValue('Hier geschrieben.')
  await question.getByRole('button', { name: t.editor.conflict.here }).click()
  await expect(page.getByText(saved)).toBeVisible()
  await other.reload()
  await expect(other.getByLabel(t.editor['ueber-mich'].label)).toHaveValue('Hier geschrieben.')
  expectComplaint(/status of 409/)
})

test('a document is uploaded, opened and removed; what cannot be one is refused', async ({
  page,
  context,
}) => {
  await openProfile(page, await newApplicant(page.request, 'Papier'))
  const documents = page.getByRole('list', { name: t.documents.label })
  const first = documents.getByRole('listitem').first()
  await first.locator('input[type=file]').setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  })
  await expect(first).toContainText(t.documents.refused.type)
  await first.locator('input[type=file]').setInputFiles(cv)
  await expect(first).toContainText('lebenslauf.pdf')

  const tab = context.waitForEvent('page')
  await first.getByRole('button', { name: /ansehen$/ }).click()
  await (await tab).close()
  await first.getByRole('button', { name: /entfernen$/ }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name: t.documents.keep }).click()
  await expect(first).toContainText('lebenslauf.pdf')
  await first.getByRole('button', { name: /entfernen$/ }).click()
  await asked.getByRole('button', { name: t.documents.removeConfirm }).click()
  await expect(documents.getByText('lebenslauf.pdf')).toHaveCount(0)
})

test('opening an application makes it viewed, before the applicant’s eyes', async ({ page, browser }) => {
  const person = await newApplicant(page.request, 'Zuschauerin')
  const company = await newCompanyWithOffer(page.request, 'Lesewerk')
  const { id } = await sendApplication(page.request, person, company)
  await signInWith(page, person.email, person.password)
  await page.goto(paths.ownApplications())
  await page.getByRole('button', { name: new RegExp(`^${t.own.history}`) }).click()
  const timeline = page.getByRole('list', { name: t.timeline.label })
  await expect(timeline).toContainText(t.timeline.applicant.sent)

  const office = await (await browser.newContext()).newPage()
  await signInWith(office, company.email, company.password)
  await office.goto(paths.application({ applicationId: id }))
  await expect(office.getByRole('heading', { level: 1 })).toContainText(person.lastName)
  await expect(timeline).toContainText(fill(t.timeline.applicant.viewed, { company: company.offer.company }))
  await office.context().close()
})

async function openProfile(page: Page, { email, password }: Person): Promise<void> {
  await signInWith(page, email, password)
  await page.goto(paths.ownProfile())
  await expect(page.getByText(t.editor.savesItself)).toBeVisible()
}
