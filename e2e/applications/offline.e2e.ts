import type { Page } from '@playwright/test'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { cv } from '../journey/fill-profile.ts'
import { signInWith } from '../people/demo.ts'
import { apiAs, newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { applications: t, autosave } = words('de')
const file = 'lebenslauf.pdf'

test.use({ newBrowser: true })

test('half a minute without a line loses nothing of what is typed and uploaded, and stores nothing twice', async ({
  page,
  context,
  expectComplaint,
}) => {
  const person = await newApplicant(page.request, 'Funkloch')
  const as = await apiAs(page.request, person)
  const { id } = await as<Application>('POST', '/application', { type: 3 })
  const stored = () => as<Application>('GET', `/application/${id}`)
  await signInWith(page, person.email, person.password)
  // No second of the half minute is waited for.
  await page.clock.install()
  await page.goto(paths.ownProfile({ applicationId: id }))
  const about = page.getByLabel(t.editor['ueber-mich'].label)
  const documents = page.getByRole('list', { name: t.documents.label })

  // The line dies when both have reached the server, and before it could say so.
  const save = await loseAnswer(page, `**/api/application/${id}`, 'PUT')
  const upload = await loseAnswer(page, '**/api/applicant-profile/file/**', 'POST')
  await about.pressSequentially('Ich baue')
  await documents.locator('input[type=file]').first().setInputFiles(cv)
  await Promise.all([save.arrived, upload.arrived])
  await context.setOffline(true)
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await about.pressSequentially(' gern')
  save.lose()
  upload.lose()
  await page.clock.runFor(30_000)
  await expect(page.getByText(autosave.retries)).toBeVisible()
  await expect(documents.getByText(fill(t.documents.interrupted, { file }))).toBeVisible()
  await about.pressSequentially(' kleine Dinge.')
  await expect(about).toBeFocused()

  expectComplaint(/status of 409/)
  await context.setOffline(false)
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible()
  await expect(page.getByText(t.editor.conflict.title)).toBeHidden()
  await expect(documents.getByRole('listitem').filter({ hasText: file })).toHaveCount(1)
  await expect(documents.getByRole('progressbar')).toHaveCount(0)
  expect(await stored()).toMatchObject({
    aboutMe: 'Ich baue gern kleine Dinge.',
    attachments: [{ name: file }],
  })
})

test('what was typed without a line is there again after a reload, and is saved then', async ({
  page,
  context,
  expectComplaint,
}) => {
  const person = await newApplicant(page.request, 'Neuladen')
  const as = await apiAs(page.request, person)
  const { id } = await as<Application>('POST', '/application', { type: 3 })
  await signInWith(page, person.email, person.password)
  await page.goto(paths.ownProfile({ applicationId: id }))
  const about = page.getByLabel(t.editor['ueber-mich'].label)
  await expect(about).toBeVisible()
  await context.setOffline(true)
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await about.fill('Ohne Netz geschrieben.')
  await expect(page.getByText(autosave.retries)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload().catch(() => {})
  // It fails before the browser's own page is there, which says that there is no line; this one would save at once with one.
  await expect(about).toBeHidden()
  expectComplaint(/Access is denied for this document/)
  await context.setOffline(false)
  await page.goto(paths.ownProfile({ applicationId: id }))
  await expect(about).toHaveValue('Ohne Netz geschrieben.')
  // Not what the page says of it: in two whole runs it had nothing left to save.
  await expect
    .poll(async () => (await as<Application>('GET', `/application/${id}`)).aboutMe)
    .toBe('Ohne Netz geschrieben.')
  await expect(about).toHaveValue('Ohne Netz geschrieben.')
})

/** The next such request reaches the server, and its answer nobody. */
async function loseAnswer(page: Page, path: string, method: string) {
  const arrived = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<void>()
  let isLost = false
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback()
    isLost = true
    await route.fetch()
    arrived.resolve()
    await lost.promise
    await route.abort('internetdisconnected')
  })
  return { arrived: arrived.promise, lose: lost.resolve }
}
