import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { linkInMail } from '../people/mails.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { apiAs, applicationContent, newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').applicantRequests

test('by keyboard a company invites whom it found; by keyboard they decline and say why, and the company reads it', async ({
  page,
  otherPage: office,
}) => {
  const person = await newApplicant(page.request, 'Eingeladen')
  const as = await apiAs(page.request, person)
  const profile = await as<Application>('POST', '/application', { type: 3 })
  const content = { ...applicationContent, revision: profile.revision, visibility: 'open' }
  await as('PUT', `/application/${profile.id}`, content)
  const { account } = await as<{ account: { applicantId: string } }>('GET', '/account')
  const company = await newCompanyWithOffer(page.request, 'Einladung')
  await signInWith(office, company.email, company.password)
  await office.goto(paths.applicant({ applicantId: account.applicantId }))
  await office.getByRole('button', { name: t.ask.invite }).press('Enter')
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel(t.ask.note).focus()
  await office.keyboard.type('Ihr Praktikum passt genau.')
  await dialog.getByRole('button', { name: t.ask.inviteConfirm }).press('Enter')
  await expect(office.getByText(t.ask.invited)).toBeVisible()
  await expect(office.getByRole('heading', { level: 1 })).toBeFocused()

  await signInWith(page, person.email, person.password)
  await page.goto(await linkInMail(page.request, person.email, paths.applicantRequests()))
  await expect(page.getByText('Ihr Praktikum passt genau.')).toBeVisible()
  await page.getByRole('button', { name: t.own.decline }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: t.reasons.too_far }).press('Enter')
  await expect(page.getByText(t.own.doneReason)).toBeVisible()

  await office.goto(paths.sentRequests())
  const line = office.getByRole('listitem').filter({ hasText: person.lastName })
  await expect(line).toContainText(t.sent.state.invitation.declined)
  await expect(line).toContainText(t.reasons.too_far)
})
