import type { Locator, Page, Request } from '@playwright/test'
import { violationMessage } from '../contract/src/violations.ts'
import { signInWith } from './demo.ts'
import { linkInMail } from './mails.ts'
import { newColleague, newCompany, type Person } from './people.ts'
import { clickTwice, expect, test } from './test.ts'
import { at, fill, type Locale, locales, words } from './words.ts'

const t = words('de').colleagues
const nameOf = ({ lastName }: Person) => `Mira ${lastName}`

test('an invitation by mail leads to a colleague of the same company', async ({ page }) => {
  const manager = await newCompany(page.request, 'Einladung')
  const section = await openTeam(page, manager)
  await expect(section.getByText(t.member.alone)).toBeVisible()
  const email = `neu.${Date.now()}@example.org`
  await section.getByRole('button', { name: t.invite.open }).click()
  const dialog = page.getByRole('dialog', { name: t.invite.title })
  await dialog.getByLabel(t.invite.email).fill(email)
  await dialog.getByRole('checkbox', { name: t.permissions['company-profile-edit'] }).check()
  await dialog.getByRole('button', { name: t.invite.mail }).click()
  await expect(page.getByText(fill(t.invite.sent, { email }))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(section.getByRole('button', { name: t.invite.open })).toBeFocused()
  const open = section.getByRole('list', { name: t.invitations.title }).getByRole('listitem')
  await expect(open).toContainText(email)
  await expect(open).toContainText(t.permissions['company-profile-edit'])
  expect(await linkInMail(page.request, email, /\/registrierung\/unternehmen\/[\w-]+/)).toBeTruthy()
})

test('a link is shown once, works as often as said, and can be withdrawn', async ({ page, calm }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const section = await openTeam(page, await newCompany(page.request, 'Link'))
  await section.getByRole('button', { name: t.invite.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t.invite.ways.link }).check()
  await dialog.getByLabel(t.invite.uses).fill('3')
  await dialog
    .getByLabel(t.invite.days)
    .selectOption({ label: fill(t.invite.daysCount_other, { count: 30 }) })
  await clickTwice(dialog.getByRole('button', { name: t.invite.link }))
  await expect(dialog.getByRole('heading', { name: t.invite.linkTitle })).toBeFocused()
  const link = await dialog.getByLabel(t.invite.linkLabel).inputValue()
  expect(link).toMatch(/\/registrierung\/unternehmen\/[\w-]{40,}$/)
  await dialog.getByRole('button', { name: words('de').common.ui.copy }).click()
  await expect(dialog.getByRole('button', { name: words('de').common.ui.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await dialog.getByRole('button', { name: t.invite.done }).click()

  const open = section.getByRole('list', { name: t.invitations.title }).getByRole('listitem')
  await expect(open).toContainText(fill(t.invitations.usesLeft_other, { count: 3 }))
  await open.getByRole('button', { name: t.invitations.withdrawLink }).click()
  await dialog.getByRole('button', { name: t.invitations.withdrawConfirm }).click()
  await expect(open).toHaveCount(0)
  await expect(page.getByRole('heading', { name: t.title, exact: true })).toBeFocused()
  const key = link.split('/').at(-1)
  const answer = await page.request.post('/api/account/registration-key', { data: { key, locale: 'de' } })
  expect(answer.status()).toBe(410)
  calm(/status of 410/)
})

for (const locale of locales) {
  test(`an invitation says what is wrong at its fields and keeps what was typed, ${locale}`, async ({
    page,
  }) => {
    const t = words(locale).colleagues
    const section = await openTeam(page, await newCompany(page.request, `Felder${locale}`), locale)
    await section.getByRole('button', { name: t.invite.open }).click()
    const dialog = page.getByRole('dialog')
    const email = dialog.getByLabel(t.invite.email)
    for (const wrong of ['', 'neu@', 'kein Klammeraffe']) {
      await email.fill(wrong)
      await dialog.getByRole('button', { name: t.invite.mail }).click()
      await expect(email).toHaveAccessibleDescription(violationMessage(locale, 'email'))
      await expect(email).toBeFocused()
    }
    await dialog.getByRole('radio', { name: t.invite.ways.link }).check()
    const uses = dialog.getByLabel(t.invite.uses)
    const wrong = [
      ['', violationMessage(locale, 'invalid')],
      ['viele', violationMessage(locale, 'invalid')],
      ['0', violationMessage(locale, 'too_small', { min: 1 })],
      ['51', violationMessage(locale, 'too_big', { max: 50 })],
    ] as const
    for (const [typed, message] of wrong) {
      await uses.fill(typed)
      await dialog.getByRole('button', { name: t.invite.link }).click()
      await expect(uses).toHaveAccessibleDescription(`${message} ${t.invite.usesHint}`)
      await expect(uses).toHaveValue(typed)
    }
    await dialog.getByRole('radio', { name: t.invite.ways.mail }).check()
    await expect(email).toHaveValue('kein Klammeraffe')
  })
}

test('a permission that is granted holds at once in the other window', async ({ page, browser }) => {
  const manager = await newCompany(page.request, 'Rechte')
  const colleague = await newColleague(page.request, manager, 'Neuling')
  const theirs = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  const listening = theirs.waitForResponse('**/api/events')
  const theirSection = await openTeam(theirs, colleague)
  await listening
  await expect(theirSection.getByRole('switch')).toHaveCount(0)
  await expect(theirSection.getByRole('button', { name: t.invite.open })).toBeHidden()
  await expect(theirSection.getByText(t.permissions.none)).toBeVisible()

  const section = await openTeam(page, manager)
  const rights = section.getByRole('group', {
    name: fill(t.permissions.labelOf, { name: nameOf(colleague) }),
  })
  await rights.getByRole('switch', { name: t.permissions['company-profile-edit'] }).check()
  await rights.getByRole('switch', { name: t.permissions['company-colleagues-manage'] }).check()
  await expect(theirSection.getByRole('switch')).toHaveCount(4)
  await expect(
    theirs.getByRole('banner').getByRole('link', { name: words('de').common.nav.received }),
  ).toBeVisible()
  await theirs.context().close()
})

test('a list from before a permission was granted does not take it away again', async ({ page }) => {
  const manager = await newCompany(page.request, 'Gestern')
  const colleague = await newColleague(page.request, manager, 'Rechte')
  const { promise: shown, resolve: show } = Promise.withResolvers<void>()
  const { promise: old, resolve: haveOld } = Promise.withResolvers<void>()
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  const asked: Request[] = []
  await page.route('**/api/company-profile/colleagues', async (route) => {
    const response = await route.fetch()
    asked.push(route.request())
    if (asked.length === 2) {
      haveOld()
      await late
    }
    await route.fulfill({ response })
  })
  // A page that begins to hear of events asks for the list again.
  await page.route('**/api/events', async (route) => {
    await shown
    await route.continue()
  })
  const section = await openTeam(page, manager)
  const rights = section.getByRole('group', {
    name: fill(t.permissions.labelOf, { name: nameOf(colleague) }),
  })
  const grant = async (permission: 'company-profile-edit' | 'company-colleagues-manage') => {
    const saved = page.waitForResponse((each) => each.request().method() === 'PUT')
    await rights.getByRole('switch', { name: t.permissions[permission] }).check()
    return (await saved).request().postDataJSON().permissions
  }
  await expect(rights).toBeVisible()
  show()
  await old
  expect(await grant('company-profile-edit')).toEqual(['company-profile-edit'])
  answer()
  // Taken or given up.
  await asked[1]?.response()
  expect(await grant('company-colleagues-manage')).toHaveLength(2)
  await expect(rights.getByRole('switch', { checked: true })).toHaveCount(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('nobody leaves the company without a manager, and giving it up is asked for', async ({ page, calm }) => {
  const manager = await newCompany(page.request, 'Letzte')
  const colleague = await newColleague(page.request, manager, 'Zweite')
  const section = await openTeam(page, manager)
  const own = section.getByRole('group', { name: fill(t.permissions.labelOf, { name: nameOf(manager) }) })
  const manage = own.getByRole('switch', { name: t.permissions['company-colleagues-manage'] })
  const dialog = page.getByRole('dialog', { name: t.permissions.giveUpTitle })
  await manage.click()
  await dialog.getByRole('button', { name: t.cancel }).click()
  await expect(manage).toBeChecked()
  await manage.click()
  await dialog.getByRole('button', { name: t.permissions.giveUp }).click()
  await expect(own.getByRole('alert')).toContainText('Mindestens eine Person muss das Recht behalten')
  await expect(manage).toBeChecked()

  const theirs = section.getByRole('group', {
    name: fill(t.permissions.labelOf, { name: nameOf(colleague) }),
  })
  await theirs.getByRole('switch', { name: t.permissions['company-colleagues-manage'] }).check()
  await expect(theirs.getByRole('switch', { checked: true })).toHaveCount(1)
  await manage.click()
  await dialog.getByRole('button', { name: t.permissions.giveUp }).click()
  await expect(section.getByRole('switch')).toHaveCount(0)
  await expect(section.getByRole('button', { name: t.invite.open })).toBeHidden()
  calm(/status of 409/)
})

test('a colleague who has left is removed after a question', async ({ page, calm }) => {
  const manager = await newCompany(page.request, 'Abschied')
  const colleague = await newColleague(page.request, manager, 'Weg')
  const section = await openTeam(page, manager)
  const name = nameOf(colleague)
  await section.getByRole('button', { name: fill(t.member.removeName, { name }) }).click()
  const dialog = page.getByRole('dialog', { name: fill(t.member.removeTitle, { name }) })
  await expect(dialog).toContainText(t.member.removeText)
  await page.route('**/api/company-profile/colleagues/*', (route) => route.abort())
  await dialog.getByRole('button', { name: t.member.removeConfirm }).click()
  await expect(dialog.getByRole('alert')).toContainText(t.unreached)
  await page.unroute('**/api/company-profile/colleagues/*')
  await dialog.getByRole('button', { name: t.member.removeConfirm }).click()
  await expect(section.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
  await expect(page.getByText(fill(t.member.removed, { name }))).toBeVisible()
  await expect(page.getByRole('heading', { name: t.title, exact: true })).toBeFocused()
  await expect(section.getByText(t.member.alone)).toBeVisible()
  calm(/ERR_FAILED/)
})

test('a team that does not load says so and loads again', async ({ page, calm }) => {
  const manager = await newCompany(page.request, 'Laden')
  // A live event would ask again by itself, and the button be gone before it is pressed.
  await page.route('**/api/events', (route) => route.abort())
  await page.route('**/api/company-profile/colleagues', (route) => route.fulfill({ status: 422, json: {} }))
  const section = await openTeam(page, manager)
  await expect(section.getByRole('alert')).toContainText(words('de').common.error.load)
  await page.unroute('**/api/company-profile/colleagues')
  await section.getByRole('button', { name: words('de').common.error.retry }).click()
  await expect(section.getByText(nameOf(manager))).toBeVisible()
  calm(/status of 422|ERR_FAILED/)
})

async function openTeam(page: Page, { email, password }: Person, locale: Locale = 'de'): Promise<Locator> {
  await signInWith(page, email, password)
  await page.goto(at(locale, '/account#team'))
  return page.getByRole('region', { name: words(locale).colleagues.title, exact: true })
}
