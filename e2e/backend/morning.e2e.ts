import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Message } from '@tandem/contract/messaging'
import { localizePath, paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { apiAs, newApplicant, newCompany } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de')

test('a clerk’s morning: three companies, a report, an answer in two languages, a notice, a key, numbers for the ministry', async ({
  page,
  otherPage: reader,
}) => {
  test.slow()
  const stamp = Date.now().toString(36)
  const companies = ['Birke', 'Eiche', 'Ulme'].map((tree) => `${tree}${stamp}`)
  for (const name of companies) await newCompany(page.request, name)
  const subject = await reportThread(page, stamp)

  await signInAs(page, 'admin')
  await page.goto(paths.backend())
  await page.getByRole('link', { name: t.overview.waiting.companies.open }).click()
  const [birke = '', eiche = '', ulme = ''] = companies
  await confirm(page, birke)
  await confirm(page, eiche)
  await refuse(page, ulme)
  await issueKey(page, birke)

  await page.getByRole('link', { name: t.office.areas.reports }).click()
  const report = page.getByRole('region').filter({ hasText: subject })
  await report.getByLabel(t.backend.reports.note).fill('Mit beiden gesprochen.')
  await report.getByRole('button', { name: t.backend.reports.settle }).click()
  await expect(report).toHaveCount(0)

  await correctAnswer(page, reader)
  await announce(page)
  await takeNumbers(page)
})

async function reportThread(page: Page, stamp: string): Promise<string> {
  const person = await newApplicant(page.request, 'Gemeldet')
  const as = await apiAs(page.request, person)
  const subject = `Seltsame Frage ${stamp}`
  type Contacts = { contact: { locations: { contacts: { id: string }[] }[] } }
  const { contact } = await as<Contacts>('GET', '/contact')
  const { message } = await as<{ message: Message }>(
    'POST',
    `/messaging/message/send/${contact.locations[0]?.contacts[0]?.id}`,
    { subject, message: 'Das kam mir komisch vor.' },
  )
  await as('POST', `/messaging/report/${message.threadId}`, { kind: 'other', reason: '' })
  return subject
}

async function openCompany(page: Page, name: string, search: object = {}) {
  await page.goto(paths.backendCompanies({ search: { text: name, ...search } }))
  await page.getByRole('link', { name }).click()
}

async function confirm(page: Page, name: string) {
  await openCompany(page, name)
  const { decision } = t.backend
  const interests = page.getByRole('combobox', { name: decision.studyInterests })
  await interests.fill('Informatik')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: decision.submitConfirm, exact: true }).click()
  await expect(page.getByText(fill(decision.confirmed, { name: `${name} GmbH` })).first()).toBeVisible()
}

async function refuse(page: Page, name: string) {
  await openCompany(page, name)
  const { decision } = t.backend
  await page.getByRole('radio', { name: decision.refuse }).click()
  await page
    .getByRole('textbox', { name: decision.reason })
    .fill('Im Handelsregister steht ein anderer Name.')
  await page.getByRole('button', { name: decision.submitRefuse, exact: true }).click()
  await expect(page.getByText(fill(decision.refused, { name: `${name} GmbH` })).first()).toBeVisible()
}

async function issueKey(page: Page, name: string) {
  await openCompany(page, name, { status: 'confirmed' })
  const { keys } = t.officeCompanies
  await page.getByRole('button', { name: keys.issue }).click()
  await page.getByRole('button', { name: keys.submit, exact: true }).click()
  await expect(page.getByLabel(keys.link)).toHaveValue(/#key=/)
  await page.getByRole('button', { name: keys.close, exact: true }).click()
}

async function correctAnswer(page: Page, reader: Page) {
  const { contents } = t
  await page.goto(paths.contents({ kind: 'question' }))
  await page.getByLabel(contents.search).fill('passwort vergessen')
  await page.getByRole('link', { name: 'Ich habe mein Passwort vergessen' }).click()
  await page.getByLabel('Antwort, Deutsch').fill('Der neue Link kommt per Mail.')
  await page.getByLabel('Antwort, Englisch').fill('The new link comes by e-mail.')
  await page.getByRole('button', { name: contents.publish }).click()
  await expect(page.getByText(contents.published)).toBeVisible()
  const question = paths.faqQuestion({ questionId: 'passwort-vergessen' })
  await reader.goto(localizePath(question, 'en'))
  await expect(reader.getByText('The new link comes by e-mail.')).toBeVisible()
}

async function announce(page: Page) {
  const { contents } = t
  await page.getByRole('link', { name: contents.all }).click()
  await page.getByRole('link', { name: contents.kind.notice }).click()
  await page.getByRole('link', { name: contents.new.notice }).click()
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await page.getByLabel(contents.showFrom, { exact: true }).fill(tomorrow)
  await page.getByLabel('Überschrift, Deutsch').fill('Wartung am Abend')
  await page.getByRole('button', { name: contents.publish }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wartung am Abend' })).toBeVisible()
  await page.getByRole('link', { name: contents.all }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wartung am Abend' })).toContainText('06:00')
}

/** Of a year and a location, as a spreadsheet. */
async function takeNumbers(page: Page) {
  const { statistics } = t
  await page.getByRole('link', { name: t.office.areas.statistics }).click()
  await page.getByLabel(statistics.filters.year, { exact: true }).selectOption('2026')
  await expect(page).toHaveURL(paths.statistics({ search: { year: '2026' } }))
  const location = page.getByLabel(statistics.filters.location, { exact: true })
  await location.selectOption({ label: 'Karlsruhe' })
  await expect(page).toHaveURL(paths.statistics({ search: { year: '2026', location: 'karlsruhe' } }))
  // The address is there before the page has been drawn with it.
  await expect(location).toHaveValue('karlsruhe')
  const card = page.getByRole('region', { name: statistics.registrations.title, exact: true })
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: statistics.csv.button }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('registrierungen_2026_karlsruhe.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  const head = [
    ...[statistics.filters.year, statistics.filters.location, statistics.period],
    ...[statistics.registrations.applicants, statistics.registrations.companies],
  ]
  expect(lines[0]).toBe(`\uFEFF${head.map((word) => `"${word}"`).join(';')}`)
  expect(lines[3]).toMatch(/^"2026";"Karlsruhe";"3\. Quartal 2026";"(\d+|\.)";"\d+"$/)
}
