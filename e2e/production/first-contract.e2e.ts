import type { Browser, Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { fillAllButDocuments, toStep, uploadRequired } from '../journey/draft.ts'
import { confirmByMail, fillCompany, newcomer, register, signIn } from '../journey/register.ts'
import { signInWith } from '../people/demo.ts'
import { expect, expectSilence, listen, test } from '../test.ts'
import { fill, words } from '../words.ts'
import { countVisits } from './count-visits.ts'
import { type Production, startProduction } from './start-production.ts'

const de = words('de')
const { applications: t, interviews } = de
const companyName = 'Sommerfeld Maschinenbau GmbH'
const course = 'Wirtschaftsinformatik'
const offer = 'Wirtschaftsinformatik im Maschinenbau'

/** What the university sets up is there for: on an empty database, each side at a device of its own. */
test('on an empty production database, from a registration to a signed contract', async ({ browser }) => {
  test.setTimeout(150_000)
  const production = await startProduction()
  test.skip(production === null, 'No PostgreSQL is installed here')
  if (!production) return
  const complaints: string[] = []
  const openDevice = () => openPage(browser, production, complaints)
  try {
    const [admin, office, home] = [await openDevice(), await openDevice(), await openDevice()]
    const [recruiter, applicant] = [newcomer('recruiting'), newcomer('lena')]
    const tell = async ({ email }: { email: string }, subject: string) => linkIn(production, email, subject)

    await signInFirstAdmin(admin, production)
    await registerCompany(office, recruiter, production)
    await release(admin, office, recruiter)
    await tell(recruiter, 'freigegeben')
    await publishOffer(office)

    await register(home, 'de', applicant)
    await confirmByMail(home, 'de', applicant, undefined, (to) => linkIn(production, to, 'estätig'))
    await signInWith(home, applicant.email, applicant.password)
    await applyForIt(home)
    await office.goto(await tell(recruiter, 'Bewerbung'))

    await proposeInterview(office, `${applicant.firstName} ${applicant.lastName}`)
    await home.goto(await tell(applicant, 'Gespräch'))
    await agree(home)
    await expect(office.getByText(interviews.company.agreed)).toBeVisible()
    await tell(applicant, 'steht fest')
    await tell(recruiter, 'steht fest')

    await offerPlace(office)
    await expect(home.getByRole('button', { name: t.outcome.own.accept })).toBeVisible()
    await home.goto(await tell(applicant, 'Platz'))
    await acceptPlace(home)
    await expect(office.getByText(t.standing.company.place_taken, { exact: true }).first()).toBeVisible()
    await tell(recruiter, 'nimmt den Platz an')

    await sign(office)
    await home.goto(await tell(applicant, 'Vertrag'))
    await expect(home.getByText(t.standing.applicant.contract_signed).first()).toBeVisible()
    const visitor = await openDevice()
    const second = await visitor.context().newPage()
    await countVisits(visitor, second, production)
    expectSilence(complaints, [])
  } finally {
    await production.stop()
  }
})

async function openPage(browser: Browser, { baseUrl }: NonNullable<Production>, complaints: string[]) {
  const context = await browser.newContext({ baseURL: baseUrl, reducedMotion: 'reduce', locale: 'de-DE' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  listen(context, complaints)
  return page
}

/** Where the mail leads on the platform. */
async function linkIn(production: NonNullable<Production>, to: string, subject: string): Promise<string> {
  const { text = '' } = await production.mailTo(to, subject)
  const link = text.split(/\s/).find((word) => word.startsWith(production.baseUrl))
  expect(link, text).toBeDefined()
  return link ?? ''
}

async function signInFirstAdmin(page: Page, production: NonNullable<Production>): Promise<void> {
  const address = 'chefin@example.org'
  const password = 'Acht Anker rosten am Rhein 17'
  const printed = await production.createAdmin(address)
  await page.goto(printed.match(/https?:\/\/\S+/)?.[0] ?? '')
  await page.getByLabel(de.signIn.newPassword.label, { exact: true }).fill(password)
  await page.getByRole('button', { name: de.signIn.newPassword.submit }).click()
  await expect(page).toHaveURL(paths.passwordRenewed())
  await signIn(page, 'de', address, password)
}

type Person = ReturnType<typeof newcomer>

async function registerCompany(page: Page, person: Person, production: NonNullable<Production>) {
  await page.goto(paths.home())
  await page.getByRole('main').getByRole('link', { name: de.homeBelow.companies.enter }).click()
  await expect(page).toHaveURL(paths.register({ type: 'unternehmen' }))
  await fillCompany(page, 'de', person)
  await page.getByRole('button', { name: de.accounts.register.submit }).click()
  const { title, text } = de.accounts.confirmed.pending
  await confirmByMail(page, 'de', person, title, (to) => linkIn(production, to, 'estätig'))
  await expect(page).toHaveURL(paths.signupConfirmed())
  await expect(page.getByText(text)).toBeVisible()
  await signInWith(page, person.email, person.password)
  await page.goto(paths.companyProfile())
  const description = page.getByLabel(de.companies.profile.descriptionDe)
  await description.fill('Wir bauen Maschinen, die leise sind.')
  await description.blur()
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible()
}

/** The company waits in front of its dashboard meanwhile. */
async function release(admin: Page, office: Page, { email }: Person): Promise<void> {
  const { decision } = de.backend
  const { review } = de.companies
  await office.goto(paths.dashboard())
  await expect(office.getByText(review.pending.title).first()).toBeVisible()
  await admin.goto(paths.dashboard())
  await admin.getByRole('link', { name: de.dashboard.waiting.open }).click()
  await admin.getByRole('link', { name: new RegExp(`^${companyName}`) }).click()
  await expect(admin.getByText(email)).toBeVisible()
  await admin.getByRole('combobox', { name: decision.studyInterests }).fill(course)
  await admin.getByRole('option', { name: course }).first().click()
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: decision.submitConfirm }).click()
  await expect(admin.getByText(`${companyName} ist freigegeben`).first()).toBeVisible()
  // For ten seconds the approval can be undone.
  await expect(office.getByText(review.confirmed.title)).toBeVisible({ timeout: 30_000 })
  await expect(office.getByText(review.pending.title)).toHaveCount(0)
}

async function publishOffer(page: Page): Promise<void> {
  const { list, subject, places, locations, actions } = de.ownOffers
  await page.goto(paths.ownOffers())
  await page.getByRole('main').getByRole('link', { name: list.create }).last().click()
  await page.getByLabel(subject.title.de).fill(offer)
  await page.getByLabel(subject.studyInterest, { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: places.addYear }).click()
  await page.getByLabel(locations.add).fill('Karlsruhe')
  await page
    .getByRole('option', { name: /^\d{5} Karlsruhe,/ })
    .first()
    .click()
  await page.getByRole('button', { name: actions.publish }).click()
  await expect(page.getByText(actions.published_one)).toBeVisible()
}

/** Found by the search, and sent with all that it asks for. */
async function applyForIt(page: Page): Promise<void> {
  await page.goto(paths.offers())
  await page.getByRole('link', { name: offer }).first().click()
  await page.getByRole('link', { name: de.offers.apply.apply }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(companyName)
  await fillAllButDocuments(page, { studyInterest: course, year: new Date().getFullYear() + 1 })
  await uploadRequired(page)
  await toStep(page, t.apply.steps.absenden)
  await page.getByRole('button', { name: t.apply.send.action }).click()
  await expect(
    page.getByRole('heading', { name: fill(t.apply.sent.title, { company: companyName }) }),
  ).toBeVisible()
}

async function proposeInterview(page: Page, name: string): Promise<void> {
  const card = page.getByRole('link', { name })
  await expect(page.getByRole('heading', { name }).or(card).first()).toBeVisible()
  if (await card.count()) await card.first().click()
  await page.getByRole('button', { name: t.record.invite, exact: true }).click()
  await page.getByRole('button', { name: interviews.grid.after }).click()
  await page
    .getByRole('button', { name: `, 10:00, ${interviews.grid.free}` })
    .first()
    .click()
  await page.getByLabel(interviews.form.where.video).fill('https://meet.example.org/raum')
  await page.getByRole('button', { name: interviews.form.send }).click()
  await expect(page.getByText(interviews.company.proposed)).toBeVisible()
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('radio', { name: fill(interviews.hours, { from: '10:00', to: '10:40' }) }).check()
  await page.getByRole('button', { name: /10:00\sUhr zusagen$/ }).click()
  await expect(page.getByText(interviews.applicant.agreed, { exact: true })).toBeVisible()
}

async function offerPlace(page: Page): Promise<void> {
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: fill(t.move.into, { stage: t.move.to.offer_made }) }).click()
  await expect(page.getByText(t.standing.company.offer_made, { exact: true }).first()).toBeVisible()
}

async function acceptPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.outcome.own.accept }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.outcome.own.accept }).click()
  await expect(page.getByText(fill(t.outcome.own.acceptDone, { company: companyName }))).toBeVisible()
}

async function sign(page: Page): Promise<void> {
  await page.keyboard.press('e')
  await page.getByRole('menuitem', { name: t.outcome.to.contract_signed }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.outcome.sign.confirm }).click()
  await expect(page.getByText(t.standing.company.contract_signed, { exact: true }).first()).toBeVisible()
}
