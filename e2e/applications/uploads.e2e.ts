import type { Page, Route } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { begin, fillAllButDocuments, toStep, uploadRequired } from '../journey/draft.ts'
import { cv } from '../journey/fill-profile.ts'
import { expect, test } from '../test.ts'
import { at, fill, words } from '../words.ts'

/** A file needs its time; whoever goes on meanwhile neither loses it nor sends without it. */
const { applications: t, autosave, common } = words('de')
const documents = (page: Page) => page.getByRole('list', { name: t.documents.label })
const waiting = (page: Page) => page.getByRole('dialog', { name: autosave.waitTitle })
const uploadPath = '**/api/applicant-profile/file/**'

test('an application is not sent while a file of it did not get there or is given up, and with one still on its way once it is there', async ({
  page,
  expectComplaint,
}) => {
  const { offer, path } = await begin(page, 'Unterwegs')
  await fillAllButDocuments(page, offer)
  const fail = await holdUploads(page, (route) => route.fulfill({ status: 500, body: '{}' }))
  await uploadAndSend(page)
  fail()
  const refused = page.getByRole('alert').filter({ hasText: t.apply.send.refused })
  await expect(refused).toContainText(named(t.apply.send.notUploaded))
  await toStep(page, t.apply.steps.unterlagen)
  await expect(documents(page).getByRole('alert').first()).toContainText(t.documents.unreached)
  expectComplaint(/status of 500/)

  await openAgain(page, path)
  const giveUp = await holdUploads(page, goOn)
  await uploadAndSend(page)
  await page.getByRole('link', { name: t.apply.later }).click()
  await waiting(page).getByRole('button', { name: autosave.cancelUpload }).click()
  await expect(page).toHaveURL(paths.ownApplications())
  giveUp()

  await openAgain(page, path)
  const letGo = await holdUploads(page, goOn)
  await uploadAndSend(page)
  await expect(page.getByRole('button', { name: t.apply.send.busy })).toBeVisible()
  // Looking back neither loses the files nor takes back the sending.
  await toStep(page, t.apply.steps.unterlagen)
  await expect(documents(page).getByRole('progressbar').first()).toBeVisible()
  letGo()
  await expect(
    page.getByRole('heading', { name: fill(t.apply.sent.title, { company: offer.company }) }),
  ).toBeVisible()
})

test('a change of language waits for the file too, also when the line is cut on its way', async ({
  page,
  expectComplaint,
}) => {
  await begin(page, 'Sprachen')
  await toStep(page, t.apply.steps.unterlagen)
  await expect(documents(page)).toBeVisible()
  let tries = 0
  const letGo = await holdUploads(page, (route) => {
    tries += 1
    return tries === 1 ? route.abort('connectionreset') : route.continue()
  })
  expectComplaint(/ERR_CONNECTION_RESET/)
  await documents(page).locator('input[type=file]').first().setInputFiles(cv)
  await page
    .getByRole('navigation', { name: common.language })
    .getByRole('link', { name: common.english })
    .click()
  await expect(waiting(page)).toBeVisible()
  letGo()
  await expect(page).toHaveURL(new RegExp(at('en', paths.apply())))
  await expect(page.getByText('lebenslauf.pdf').first()).toBeVisible()
  expect(tries).toBe(2)
})

/** What was not sent is still there to be written on. */
async function openAgain(page: Page, path: string): Promise<void> {
  await page.unroute(uploadPath)
  await page.goto(`${path}?schritt=unterlagen`)
  await expect(page.getByRole('navigation', { name: t.apply.steps.label })).toBeVisible()
  await expect(documents(page)).toBeVisible()
}

async function uploadAndSend(page: Page): Promise<void> {
  await uploadRequired(page)
  await toStep(page, t.apply.steps.absenden)
  await expect(page.getByText(named(t.apply.send.uploading))).toBeVisible()
  await expect(page.getByText(t.apply.send.missing)).toBeHidden()
  await page.getByRole('button', { name: t.apply.send.action }).click()
}

type Then = (route: Route) => Promise<void>
const goOn: Then = (route) => route.continue()

/** Uploads wait on their way until they are let go. */
async function holdUploads(page: Page, then: Then): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(uploadPath, async (route) => {
    await promise
    // Nothing is left to answer when it was given up meanwhile.
    await then(route).catch(() => {})
  })
  return resolve
}

/** The sentence, as far as the first file's name. */
const named = (text: string) => text.replace(/\{\{.*/, 'lebenslauf.pdf')
