import {
  arrangeCompanyPersons,
  type CompanyPerson,
  listCompanyPersons,
  listContacts,
} from '@tandem/contract/contacts'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allPermissions, applicant, company, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, list, refuse } from '#testing/stub-server.ts'

const t = words.de.contacts.person
const companyId = company().companyId ?? ''

test('with the keyboard, one is moved up and keeps the focus; the order is said and saved', async () => {
  await openPersons()
  const up = page.getByRole('button', { name: fill(t.up, { name: 'Cleo Cron' }) })
  ;((await up.element()) as HTMLElement).focus()
  answer(arrangeCompanyPersons, [anna, cleo, ben])
  await userEvent.keyboard('{Enter}')
  await expect.poll(namesShown).toEqual(['Anna Amt', 'Cleo Cron', 'Ben Bau'])
  await expect.element(up).toHaveFocus()
  const said = fill(t.moved, { name: 'Cleo Cron', at: 2, of: 3 })
  await expect.element(page.getByText(said).first()).toBeInTheDocument()
  expect(askedOf(arrangeCompanyPersons)[0]?.body).toMatchObject({
    persons: [anna, cleo, ben].map(({ id, hidden, revision }) => ({ id, hidden, revision })),
  })
})

test('who is hidden while offers name them is shown with what that does', async () => {
  await openPersons([{ ...anna, hidden: true, offers: [offer] }, ben])
  await expect.element(page.getByText(fill(t.hiddenOffers_one, { count: 1 }))).toBeVisible()
  answer(arrangeCompanyPersons, [{ ...anna, offers: [offer] }, ben])
  await page.getByRole('switch', { name: new RegExp(`${t.shown}.*Anna Amt`) }).click({ force: true })
  await expect.element(page.getByText(fill(t.hiddenOffers_one, { count: 1 }))).not.toBeInTheDocument()
  expect(askedOf(arrangeCompanyPersons)[0]?.body).toMatchObject({ persons: [{ hidden: false }, {}] })
})

test('who cannot use their account is not seen by others, and their offers name nobody', async () => {
  await openPersons([{ ...anna, inactive: true, offers: [offer] }, ben])
  await expect.element(page.getByText(t.inactive, { exact: true })).toBeVisible()
  await expect.element(page.getByText(t.inactiveText)).toBeVisible()
  await expect.element(page.getByText(fill(t.hiddenOffers_one, { count: 1 }))).toBeVisible()
})

test('when a colleague was faster, their order is shown and it is said', async () => {
  await openPersons()
  refuse(arrangeCompanyPersons, 'changed_elsewhere', { current: [ben, cleo, anna] })
  await page.getByRole('button', { name: fill(t.down, { name: 'Anna Amt' }) }).click()
  await expect.element(page.getByText(t.changed)).toBeVisible()
  expect(namesShown()).toEqual(['Ben Bau', 'Cleo Cron', 'Anna Amt'])
})

test('without the permission everybody is seen, and nothing can be moved', async () => {
  await openPersons([anna, ben], [])
  await expect.element(page.getByText(t.noPermission)).toBeVisible()
  await expect.element(page.getByRole('switch').first()).not.toBeInTheDocument()
})

test('an applicant sees who is named', async () => {
  signIn(applicant())
  answer(listContacts, list([]))
  await openApp(paths.companyPersons({ companyId }))
  await expect.element(page.getByRole('heading', { name: t.none })).toBeVisible()
})

const person = (number: number, firstName: string, lastName: string): CompanyPerson => ({
  id: `019b0000-0000-7000-8000-00000000002${number}`,
  ...{ firstName, lastName, role: '', mail: '', phone: '', hasImage: false, hidden: false },
  ...{ hasAccount: true, offers: [], revision: number },
})
const [anna, ben, cleo] = [person(1, 'Anna', 'Amt'), person(2, 'Ben', 'Bau'), person(3, 'Cleo', 'Cron')]
const offer = { id: anna.id, title: 'Informatik', status: 'published' } as const

const namesShown = (): (string | null)[] =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)

async function openPersons(
  persons: CompanyPerson[] = [anna, ben, cleo],
  permissions: readonly string[] = allPermissions,
) {
  signIn(company(), permissions)
  answer(listCompanyPersons, persons)
  await openApp(paths.companyPersons({ companyId }))
  await expect.element(page.getByRole('heading', { name: 'Anna Amt' })).toBeVisible()
}
