import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { choose, cv } from '../journey/fill-profile.ts'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { newApplicant, type Person, sendApplication } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { applications: t, autosave, common } = words('de')
const saved = /^Gespeichert um/

test('every field is filled in, and stands there again after a reload', async ({ page }) => {
  await openProfile(page, await newApplicant(page.request, 'Alles'))
  await choose(page, t.editor.studienwunsch.studyInterests, 'Informatik')
  await page.keyboard.press('Escape')
  await choose(page, t.editor.studienwunsch.place, 'Karlsruhe')
  await page.getByLabel(fill(t.editor.studienwunsch.radius, { place: 'Karlsruhe' })).selectOption('20')
  await page.getByRole('group', { name: t.editor.studienwunsch.years }).getByRole('button').first().click()
  await page.getByLabel(t.editor.studienwunsch.name, { exact: true }).fill('Mein erstes')
  await page.getByLabel(t.editor.schule.qualification, { exact: true }).selectOption('ahr')
  await page.getByLabel(t.editor.schule.grade, { exact: true }).fill('1,8')
  await addEntry(page, t.editor.schule.add, async () => {
    await page.getByLabel(t.editor.schule.academyName).fill('Goethe-Gymnasium')
    await page.getByLabel(t.editor.schule.academicTitle).fill('Abitur')
    await chooseMonth(page, t.editor.from, '09', '2018')
    await chooseMonth(page, t.editor.to, '07', '2026')
  })
  await addEntry(page, t.editor.werdegang.add, async () => {
    await page.getByLabel(t.editor.werdegang.companyName).fill('Bäckerei')
    await page.getByLabel(t.editor.werdegang.position).fill('Aushilfe')
    await chooseMonth(page, t.editor.from, '01', '2025')
    await page.getByLabel(t.editor.lasts).check()
  })
  await choose(page, t.editor.sprachen.add, 'Englisch')
  await page.getByRole('radio', { name: 'B2' }).last().check({ force: true })
  await addEntry(page, t.editor.kenntnisse.add, async () => {
    await page.getByRole('combobox', { name: t.editor.kenntnisse.name }).fill('Töpfern')
    await page.getByLabel(t.editor.kenntnisse.grade).fill('1,3')
    await page.getByLabel(t.editor.kenntnisse.description).fill('Seit drei Jahren')
  })
  await page.getByLabel(t.editor['ueber-mich'].label).fill('Ich baue gern.')
  await page.getByRole('radio', { name: t.editor.sichtbarkeit.anonymous.label }).check()
  await page.getByRole('switch', { name: t.editor.disclosed.aboutMe }).check()
  await expect(page.getByText(saved)).toBeVisible()
  const before = await written(page)
  expect(before).toEqual(
    expect.arrayContaining(['20', 'Mein erstes', 'ahr', '1,8', 'Ich baue gern.', 'anonymous']),
  )
  await page.reload()
  await expect(page.getByLabel(t.editor['ueber-mich'].label)).toHaveValue('Ich baue gern.')
  expect(await written(page)).toEqual(before)
  const sections = page.locator('main section')
  for (const words of [
    'September 2018 bis Juli 2026',
    'seit Januar 2025',
    'Note 1,3 · Seit drei Jahren',
    'Karlsruhe',
  ])
    await expect(sections.filter({ hasText: words }).first()).toBeVisible()
})

test('two windows join what differs and ask about what was changed in both', async ({
  page,
  context,
  expectComplaint,
}) => {
  const person = await newApplicant(page.request, 'Fenster')
  await openProfile(page, person)
  const other = await context.newPage()
  await signInWith(other, person.email, person.password)
  await other.goto(page.url())
  await other.getByLabel(t.editor['ueber-mich'].label).fill('Dort geschrieben.')
  await expect(other.getByText(saved)).toBeVisible()

  const about = page.getByLabel(t.editor['ueber-mich'].label)
  await about.fill('Hier geschrieben.')
  const question = page.getByRole('alert').filter({ hasText: t.editor.conflict.title })
  await expect(question).toContainText(t.editor.fields.aboutMe)
  await expect(about).toHaveValue('Hier geschrieben.')
  await question.getByRole('button', { name: t.editor.conflict.compare }).click()
  const choice = page.getByRole('dialog', { name: t.editor.conflict.choose })
  await expect(choice).toContainText('Dort geschrieben.')
  await choice.getByRole('button', { name: t.editor.conflict.take }).click()
  await expect(page.getByText(saved)).toBeVisible()
  await other.reload()
  await expect(other.getByLabel(t.editor['ueber-mich'].label)).toHaveValue('Hier geschrieben.')
  expectComplaint(/status of 409/)
})

test('a document is uploaded, opened and removed, and taken back; what cannot be one is refused', async ({
  page,
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

  await first.getByRole('button', { name: /ansehen$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: common.ui.close }).click()
  await first.getByRole('button', { name: /Aktionen$/ }).click()
  await page.getByRole('menuitem', { name: t.documents.remove }).click()
  const undo = documents.getByRole('button', { name: fill(t.documents.undoOne, { file: 'lebenslauf.pdf' }) })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(first.getByRole('button', { name: /ansehen$/ })).toBeVisible()
})

test('opening an application makes it viewed, before the applicant’s eyes', async ({
  page,
  otherPage: office,
}) => {
  const person = await newApplicant(page.request, 'Zuschauerin')
  const company = await newCompanyWithOffer(page.request, 'Lesewerk')
  const { id } = await sendApplication(page.request, person, company)
  await signInWith(page, person.email, person.password)
  await page.goto(paths.ownApplications())
  await page.getByRole('button', { name: new RegExp(`^${t.own.history}`) }).click()
  const timeline = page.getByRole('list', { name: t.timeline.label })
  await expect(timeline).toContainText(t.timeline.applicant.sent)

  await signInWith(office, company.email, company.password)
  await office.goto(paths.application({ applicationId: id }))
  await expect(office.getByRole('heading', { level: 1 })).toContainText(person.lastName)
  await expect(timeline).toContainText(fill(t.timeline.applicant.viewed, { company: company.offer.company }))
})

async function openProfile(page: Page, { email, password }: Person): Promise<void> {
  await signInWith(page, email, password)
  await page.goto(paths.ownProfile())
  await expect(page.getByText(autosave.savesItself)).toBeVisible()
}

async function addEntry(page: Page, add: string, fillIn: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: add }).click()
  await fillIn()
  await page.getByRole('button', { name: t.editor.take }).click()
}

async function chooseMonth(page: Page, label: string, month: string, year: string): Promise<void> {
  await page.getByLabel(`${label}: ${t.editor.month}`).selectOption(month)
  await page.getByLabel(`${label}: ${t.editor.year}`).selectOption(year)
}

/** What stands in the fields and is chosen, in their order. */
const written = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLInputElement>('input, select, textarea, [aria-pressed=true]')].flatMap(
      ({ type, checked, value, textContent }) => {
        if (type === 'file' || type === 'button') return type === 'button' ? [textContent] : []
        return type === 'radio' || type === 'checkbox' ? (checked ? [value] : []) : [value]
      },
    ),
  )
