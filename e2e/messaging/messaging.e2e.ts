import type { Locator, Page } from '@playwright/test'
import type { Application } from '@tandem/contract/applications'
import type { Message } from '@tandem/contract/messaging'
import { paths } from '@tandem/contract/paths'
import { cv } from '../journey/fill-profile.ts'
import { signInWith } from '../people/demo.ts'
import { type CompanyWithOffer, newCompanyWithOffer } from '../people/offers.ts'
import { apiAs, newApplicant, newColleague, type Person, sendApplication } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').messaging
const common = words('de').common

test('the badge rises as a message comes, also before the page listens for events, and falls as it is read', async ({
  page,
}) => {
  const { person, write } = await contact(page, 'Abzeichen')
  await signInWith(page, person.email, person.password)
  const listed = page.waitForResponse('**/api/messaging/unread')
  await page.route('**/api/events', async (route) => {
    await listed
    await write('Sind Sie da?')
    await route.continue()
  })
  await page.goto(paths.dashboard())
  await expect(badge(page, common.messages_one)).toBeVisible()
  await page.unroute('**/api/events')
  await write('Noch etwas.')
  await expect(badge(page, fill(common.messages_other, { count: 2 }))).toBeVisible()

  await badge(page, fill(common.messages_other, { count: 2 })).click()
  await page.getByRole('link', { name: /Postwerk/ }).click()
  await expect(log(page).getByText(fill(t.thread.unread_other, { count: 2 }))).toBeVisible()
  await expect(badge(page, common.messages_zero)).toBeVisible()
  await write('Und vor Ihren Augen.')
  await expect(log(page).getByText('Und vor Ihren Augen.')).toBeVisible()
  await expect(badge(page, common.messages_zero)).toBeVisible()
})

test('a draft survives another thread and a reload', async ({ page }) => {
  const { company, write } = await contact(page, 'Entwurf')
  await write('Eine Nachricht.')
  await (await contact(page, 'Nachbarin', company)).write('Und eine an jemand anderen.')
  await signInWith(page, company.email, company.password)
  await page.goto(paths.messages())
  const list = page.getByRole('region', { name: t.list.label })
  const threads = list.getByRole('list').getByRole('link', { name: /Entwurf|Nachbarin/ })
  await expect(threads).toHaveCount(2)
  // By address: the order may change.
  const addresses = await threads.evaluateAll((links) => links.map((each) => each.getAttribute('href')))
  const open = (index: number) => list.locator(`a[href="${addresses[index]}"]`).click()
  await open(0)
  await box(page).fill('Erster Gedanke')
  await open(1)
  await expect(box(page)).toHaveValue('')
  await open(0)
  await expect(box(page)).toHaveValue('Erster Gedanke')
  await page.reload()
  await expect(box(page)).toHaveValue('Erster Gedanke')
  await box(page).fill('')
})

test('a message that failed keeps its text, over a reload too, and is sent once', async ({
  page,
  expectComplaint,
}) => {
  const { person, write } = await contact(page, 'Funkloch')
  const { threadId } = await write('Hören Sie mich?')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.messages({ threadId }))
  // The server hears it, but the answer is lost: what a retry must not write twice.
  await page.route('**/api/messaging/message/respond', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await box(page).fill('Ja, ganz deutlich.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(t.write.failed)).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/messaging/message/respond')
  await page.reload()
  await page.getByRole('button', { name: t.write.retry }).click()
  await expect(page.getByText(t.write.failed)).toBeHidden()
  await expect(log(page).getByText('Ja, ganz deutlich.')).toHaveCount(1)
  await page.reload()
  await expect(log(page).getByText('Ja, ganz deutlich.')).toHaveCount(1)
  expectComplaint(/ERR_FAILED/)
})

test('accounts of one company share a thread; what is written, sent along and read shows at once', async ({
  page,
  otherPage: office,
}) => {
  const { company, person, write } = await contact(page, 'Geteilt')
  const colleague = await newColleague(page.request, company, 'Kollege', ['company-profile-edit'])
  const { threadId } = await write('Von der Personalabteilung.')
  await signInWith(office, colleague.email, colleague.password)
  await office.goto(paths.messages({ threadId }))
  await expect(log(office).getByText('Von der Personalabteilung.')).toBeVisible()
  await box(office).fill('Und vom Kollegen.')
  await office.getByRole('button', { name: t.write.send, exact: true }).click()

  await signInWith(page, person.email, person.password)
  await page.goto(paths.messages({ threadId }))
  await expect(log(page).getByText('Von der Personalabteilung.')).toBeVisible()
  await expect(log(page).getByText('Und vom Kollegen.')).toBeVisible()
  // When it was read is known of the newest only.
  await expect(log(office).getByText(/^Gelesen/)).toHaveCount(2)
  await expect(log(office).getByText(/^Gelesen um/)).toHaveCount(1)

  // While both look, a message, its file and its receipt arrive without a step of theirs.
  await page.locator('form input[type=file]').setInputFiles(cv)
  const typing = office.getByText(/Geteilt\S* schreibt gerade/)
  await expect(typing).toBeHidden()
  await box(page).fill('Hier ist das Zeugnis.')
  await expect(typing).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(log(office).getByText('Hier ist das Zeugnis.')).toBeVisible()
  await expect(typing).toBeHidden({ timeout: 3000 })
  const file = log(office).getByRole('button', { name: /lebenslauf\.pdf/ })
  await expect(file).toBeVisible()
  await expect(log(page).getByText(/^Gelesen um/)).toBeVisible()
  const opened = office.waitForResponse('**/api/messaging/attachment/*')
  await file.click()
  expect((await opened).headers()['content-disposition']).toContain('lebenslauf.pdf')
})

test('who reads further up stays there, and is told what came', async ({ page }) => {
  const { person, write } = await contact(page, 'Nachlesen')
  const { threadId } = await write('Der Anfang.')
  for (const place of ['Erstens', 'Zweitens', 'Drittens'])
    await write(`${place}${' und so weiter'.repeat(120)}`)
  await write('Das Ende.')
  await page.setViewportSize({ width: 1280, height: 700 })
  await signInWith(page, person.email, person.password)
  await page.goto(paths.messages({ threadId }))
  // All of it is unread, so that one begins where it begins.
  await expect(log(page).getByText('Der Anfang.')).toBeInViewport()
  await expect(log(page).getByText('Das Ende.')).not.toBeInViewport()

  await write('Kam währenddessen.')
  const news = (count: 1 | 2) =>
    page.getByRole('button', {
      name: count === 1 ? t.thread.unread_one : fill(t.thread.unread_other, { count }),
    })
  await expect(news(1)).toBeVisible()
  await write('Und noch etwas.')
  await expect(news(2)).toBeVisible()
  await expect(log(page).getByText('Der Anfang.')).toBeInViewport()
  await news(2).click()
  await expect(log(page).getByText('Und noch etwas.')).toBeInViewport()
  await expect(log(page)).toBeFocused()
  await expect(news(2)).toBeHidden()

  await goUp(page)
  await box(page).fill('Gelesen.')
  await page.keyboard.press('Control+Enter')
  await expect(log(page).getByText('Gelesen.')).toBeInViewport()
})

const badge = (page: Page, name: string): Locator => page.getByRole('banner').getByRole('link', { name })
const log = (page: Page): Locator => page.getByRole('log', { name: t.thread.log })
/** As often as it takes: a page that has just opened moves the focus to its heading. */
const goUp = (page: Page) =>
  expect(async () => {
    await log(page).press('Home')
    await expect(log(page).getByText('Der Anfang.')).toBeInViewport({ timeout: 1000 })
  }).toPass()
const box = (page: Page): Locator => page.getByRole('form', { name: t.write.label }).getByRole('textbox')

type Contact = {
  person: Person
  company: CompanyWithOffer
  id: string
  write: (message: string) => Promise<Message>
}

/** An applicant who applied to a company, and how the company writes to them. */
async function contact({ request }: Page, lastName: string, known?: CompanyWithOffer): Promise<Contact> {
  const person = await newApplicant(request, lastName)
  const company = known ?? (await newCompanyWithOffer(request, 'Postwerk'))
  const { id, applicant } = await sendApplication(request, person, company)
  const as = await apiAs(request, company)
  await as<Application>('GET', `/application/${id}`)
  const write = async (message: string) => {
    const body = { subject: 'Deine Bewerbung', message, applicationId: id }
    type Sent = { message: Message }
    return (await as<Sent>('POST', `/messaging/message/send/${applicant.id}`, body)).message
  }
  return { person, company, id, write }
}
