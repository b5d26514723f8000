import {
  type Colleague,
  inviteColleague,
  listColleagues,
  updateColleague,
} from '@tandem/contract/accounts/colleagues'
import { removeColleague } from '@tandem/contract/privacy'
import { violationMessage } from '@tandem/contract/violations'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allPermissions, company, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, findWrong, refuse, reply } from '#testing/stub-server.ts'
import { ColleaguesSection } from './ColleaguesSection.tsx'

const t = words.de.colleagues
const dialog = page.getByRole('dialog')

test.for(['de', 'en'] as const)(
  'an invitation names what is wrong at its fields and keeps it, %s',
  async (locale) => {
    const t = words[locale].colleagues
    await openTeam([manager], locale)
    await page.getByRole('button', { name: t.invite.open }).click()
    const email = dialog.getByLabelText(t.invite.email)
    for (const wrong of ['', 'neu@', 'kein Klammeraffe']) {
      await email.fill(wrong)
      await dialog.getByRole('button', { name: t.invite.mail }).click()
      await expect.element(email).toHaveAccessibleDescription(violationMessage(locale, 'email'))
      await expect.element(email).toHaveFocus()
    }
    await dialog.getByRole('radio', { name: t.invite.ways.link }).click({ force: true })
    const uses = dialog.getByLabelText(t.invite.uses)
    const wrong = [
      ['', violationMessage(locale, 'invalid')],
      ['viele', violationMessage(locale, 'invalid')],
      ['0', violationMessage(locale, 'too_small', { min: 1 })],
      ['51', violationMessage(locale, 'too_big', { max: 50 })],
    ] as const
    for (const [typed, message] of wrong) {
      await uses.fill(typed)
      await dialog.getByRole('button', { name: t.invite.link }).click()
      await expect.element(uses).toHaveAccessibleDescription(`${message} ${t.invite.usesHint}`)
      await expect.element(uses).toHaveValue(typed)
    }
    await dialog.getByRole('radio', { name: t.invite.ways.mail }).click({ force: true })
    await expect.element(email).toHaveValue('kein Klammeraffe')
    expect(askedOf(inviteColleague)).toHaveLength(0)
  },
)

test('who is in the team already is named at the field, and what was typed stays', async () => {
  await openTeam([manager])
  const message = violationMessage('de', 'already_colleague')
  findWrong(inviteColleague, { email: message })
  await page.getByRole('button', { name: t.invite.open }).click()
  const email = dialog.getByLabelText(t.invite.email)
  await email.fill('kim@example.org')
  await dialog.getByRole('button', { name: t.invite.mail }).click()
  await expect.element(email).toHaveAccessibleDescription(message)
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveValue('kim@example.org')
})

test('two clicks make one link', async () => {
  await openTeam([manager])
  const { promise, resolve } = Promise.withResolvers<{ id: string; link: string }>()
  answer(inviteColleague, () => promise)
  await page.getByRole('button', { name: t.invite.open }).click()
  await dialog.getByRole('radio', { name: t.invite.ways.link }).click({ force: true })
  await dialog.getByRole('button', { name: t.invite.link }).dblClick()
  resolve({ id: other.id, link: 'https://tandem.example.org/registrierung/unternehmen/abc' })
  await expect.element(dialog.getByRole('heading', { name: t.invite.linkTitle })).toHaveFocus()
  expect(askedOf(inviteColleague)).toHaveLength(1)
})

test('a list from before a permission was granted does not take it away again', async () => {
  const screen = await openTeam([manager, other])
  const rights = group(other)
  const before = Promise.withResolvers<void>()
  answer(listColleagues, async () => {
    await before.promise
    return team([manager, other])
  })
  // Asked for again, as an event has it.
  void screen.queries.invalidateQueries()
  await expect.poll(() => askedOf(listColleagues).length).toBe(2)
  const granted: Colleague = { ...other, permissions: ['company-profile-edit'] }
  answer(updateColleague, team([manager, granted]))
  answer(listColleagues, team([manager, granted]))
  await rights.getByRole('switch', { name: t.permissions['company-profile-edit'] }).click({ force: true })
  before.resolve()
  answer(updateColleague, team([manager, { ...other, permissions: [...allPermissions] }]))
  answer(listColleagues, team([manager, { ...other, permissions: [...allPermissions] }]))
  await rights
    .getByRole('switch', { name: t.permissions['company-colleagues-manage'] })
    .click({ force: true })
  await expect.poll(() => askedOf(updateColleague).length).toBe(2)
  expect(askedOf(updateColleague).map(({ body }) => body.permissions.length)).toEqual([1, 2])
})

test('two switches in a row name the version that the first one made; what a colleague changed is shown', async () => {
  await openTeam([manager, other])
  const edit = group(other).getByRole('switch', { name: t.permissions['company-profile-edit'] })
  const manage = group(other).getByRole('switch', { name: t.permissions['company-colleagues-manage'] })
  const first: Colleague = { ...other, permissions: ['company-profile-edit'], revision: 1 }
  const { promise, resolve } = Promise.withResolvers<void>()
  answer(updateColleague, async () => {
    await promise
    return team([manager, first])
  })
  answer(listColleagues, team([manager, first]))
  await edit.click({ force: true })
  await manage.click({ force: true })
  const current: Colleague = { ...other, revision: 2 }
  answer(listColleagues, team([manager, current]))
  await expect.poll(() => askedOf(updateColleague).length).toBe(1)
  refuse(updateColleague, 'changed_elsewhere', { current: team([manager, current]) })
  resolve()
  await expect.poll(() => askedOf(updateColleague).map(({ body }) => body.revision)).toEqual([0, 1])
  await expect.element(group(other).getByRole('alert')).toMatchTextContent(t.permissions.changed)
  await expect.element(edit).not.toBeChecked()
  await expect.element(manage).not.toBeChecked()
})

test('giving up the own right is asked for; a refused one goes back with the reason', async () => {
  await openTeam([manager, other])
  const manage = group(manager).getByRole('switch', { name: t.permissions['company-colleagues-manage'] })
  await manage.click({ force: true })
  await dialog.getByRole('button', { name: t.cancel }).click()
  await expect.element(manage).toBeChecked()
  expect(askedOf(updateColleague)).toHaveLength(0)
  refuse(updateColleague, 'last_manager', { description: 'Mindestens eine Person muss das Recht behalten.' })
  await manage.click({ force: true })
  await dialog.getByRole('button', { name: t.permissions.giveUp }).click()
  await expect.element(group(manager).getByRole('alert')).toMatchTextContent('Mindestens eine Person')
  await expect.element(manage).toBeChecked()
})

test('a removal that reaches no server is tried again, and then takes the focus to the heading', async () => {
  await openTeam([manager, other])
  const name = 'Kim Anders'
  await page.getByRole('button', { name: fill(t.member.removeName, { name }) }).click()
  await expect.element(dialog).toMatchTextContent(t.member.removeText)
  cutOff(removeColleague)
  await dialog.getByRole('button', { name: t.member.removeConfirm }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words.de.common.notifications.unreached)
  answer(removeColleague, team([manager]))
  answer(listColleagues, team([manager]))
  await dialog.getByRole('button', { name: t.member.removeConfirm }).click()
  await expect.element(page.getByText(name)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: t.title, exact: true })).toHaveFocus()
  await expect.element(page.getByText(t.member.alone)).toBeVisible()
})

test('who removes a colleague by keyboard sees where the focus goes, far above', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...other, id: `${other.id.slice(0, -2)}${at + 20}` }))
  await openTeam([manager, ...many, { ...other, lastName: 'Zuletzt' }])
  answer(removeColleague, team([manager, ...many]))
  answer(listColleagues, team([manager, ...many]))
  page
    .getByRole('button', { name: fill(t.member.removeName, { name: 'Kim Zuletzt' }) })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  dialog.getByRole('button', { name: t.member.removeConfirm }).element().focus()
  await userEvent.keyboard('{Enter}')
  const heading = page.getByRole('heading', { name: t.title, exact: true })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport({ ratio: 1 })
})

test('a team that does not load says so and loads again', async () => {
  signIn(company(), allPermissions)
  reply(listColleagues, () => Response.json({}, { status: 422 }))
  await open(<ColleaguesSection />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.error.load)
  answer(listColleagues, team([manager]))
  page.getByRole('button', { name: words.de.common.error.retry }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Mira Tannhof')).toBeVisible()
})

const manager: Colleague = {
  id: '019b0000-0000-7000-8000-000000000010',
  firstName: 'Mira',
  lastName: 'Tannhof',
  email: 'mira@example.org',
  permissions: [...allPermissions],
  revision: 0,
  lastSeenAt: null,
  self: true,
  can: { edit: true, remove: false },
}

const other: Colleague = {
  ...manager,
  id: '019b0000-0000-7000-8000-000000000011',
  firstName: 'Kim',
  lastName: 'Anders',
  permissions: [],
  self: false,
  can: { edit: true, remove: true },
}

const team = (members: Colleague[]) => ({ members, invitations: [], can: { invite: true } })

const group = ({ firstName, lastName }: Colleague) =>
  page.getByRole('group', { name: fill(t.permissions.labelOf, { name: `${firstName} ${lastName}` }) })

async function openTeam(members: Colleague[], locale: 'de' | 'en' = 'de') {
  signIn(company(), allPermissions)
  answer(listColleagues, team(members))
  const screen = await open(<ColleaguesSection />, { at: locale === 'de' ? '/account' : '/en/account' })
  await expect.element(page.getByText('Mira Tannhof')).toBeVisible()
  return screen
}
