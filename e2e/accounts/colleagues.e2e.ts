import type { Locator, Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { linkInMail } from '../people/mails.ts'
import { newColleague, newCompany, type Person } from '../people/people.ts'
import { clickTwice, expect, test } from '../test.ts'
import { at, fill, type Locale, words } from '../words.ts'

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
  expect(await linkInMail(page.request, email, paths.registerByKey({ key: '' }))).toBeTruthy()
})

test('a link is shown once, works as often as said, and can be withdrawn', async ({
  page,
  expectComplaint,
}) => {
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
  expect(link).toMatch(new RegExp(`${paths.registerByKey({ key: '' })}[\\w-]{40,}$`))
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
  const key = link.split('=').at(-1)
  const answer = await page.request.post('/api/account/registration-key', { data: { key, locale: 'de' } })
  expect(answer.status()).toBe(410)
  expectComplaint(/status of 410/)
})

test('a permission that is granted holds at once in the other window', async ({
  page,
  otherPage: theirs,
}) => {
  const manager = await newCompany(page.request, 'Rechte')
  const colleague = await newColleague(page.request, manager, 'Neuling')
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
})

async function openTeam(page: Page, { email, password }: Person, locale: Locale = 'de'): Promise<Locator> {
  await signInWith(page, email, password)
  await page.goto(at(locale, paths.account({ hash: 'team' })))
  return page.getByRole('region', { name: words(locale).colleagues.title, exact: true })
}
