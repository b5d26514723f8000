import {
  type BlockedCompany,
  blockCompany,
  listBlockedCompanies,
  unblockCompany,
} from '@tandem/contract/applicants/blocked-companies'
import { findCompaniesByApplicant } from '@tandem/contract/search'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useNotifications } from '#lib/notifications.ts'
import { applicant, fill, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, list, refuse } from '#testing/stub-server.ts'
import { BlockedCompanies } from './BlockedCompanies.tsx'

const t = words.de.blockedCompanies
const name = 'Werkhof GmbH'
const company = { id: '019b0000-0000-7000-8000-000000000009', name, town: 'Ulm', hasLogo: false }
const listed = page.getByRole('list', { name: t.listed })
const button = (label: string) => page.getByRole('button', { name: label, exact: true })
const told = () => useNotifications.getState().items.at(-1)
let blocked: BlockedCompany[]

beforeEach(() => {
  signIn(applicant())
  blocked = []
  answer(listBlockedCompanies, () => blocked)
  answer(blockCompany, () => (blocked = [{ ...company, isReadable: true }]))
  answer(unblockCompany, () => (blocked = []))
  answer(findCompaniesByApplicant, list([company]))
})

test('a company is added by its name, by keyboard alone, and what that means is said', async () => {
  await open(<BlockedCompanies isHidden={false} />)
  await expect.element(page.getByText(t.none)).toBeVisible()
  const box = page.getByRole('combobox', { name: t.add })
  await box.fill('Werk')
  await expect.element(page.getByRole('option', { name: `${name}, Ulm` })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(listed.getByRole('link', { name })).toBeVisible()
  expect(told()).toMatchObject({ type: 'success', title: fill(t.done, { name }), desc: t.doneText })
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('')
  expect(askedOf(blockCompany).map(({ path }) => path.split('/').at(-1))).toEqual([company.id])
})

test('shown again it leaves the list, the focus stays in the section, and undo puts it back', async () => {
  blocked = [{ ...company, isReadable: false }]
  await open(<BlockedCompanies isHidden />)
  await expect.element(page.getByText(t.whileHidden)).toBeVisible()
  await expect.element(listed).toMatchTextContent(name)
  await expect.element(listed.getByRole('link')).not.toBeInTheDocument()
  await button(fill(t.showTo, { name })).click()
  await expect.element(page.getByText(t.none)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: t.title })).toHaveFocus()
  expect(told()?.action?.label).toBe(t.undo)
  told()?.action?.onSelect()
  await expect.element(listed).toMatchTextContent(name)
})

test('what fails is said, and the list that did not load is asked for again', async () => {
  cutOff(listBlockedCompanies)
  await open(<BlockedCompanies isHidden={false} />)
  const retry = button(words.de.common.error.retry)
  await expect.element(retry).toBeVisible()
  blocked = [{ ...company, isReadable: true }]
  answer(listBlockedCompanies, () => blocked)
  await retry.click()
  await expect.element(listed).toMatchTextContent(name)
  refuse(unblockCompany, 'too_many_requests')
  await button(fill(t.showTo, { name })).click()
  await expect.poll(told).toMatchObject({ type: 'danger', title: fill(t.failed.show, { name }) })
  await expect.element(listed).toMatchTextContent(name)
})
