import { paths } from '@tandem/contract/paths'
import { newOfferId } from '@tandem/contract/screens'
import { demoLogins, demoPassword, secondAdmin, signInWith } from '../people/demo.ts'
import { linkInMail } from '../people/mails.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { apiAs, newApplicant, newConfirmedCompany, sendApplication } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').ownOffers

test('by keyboard a company writes and publishes an offer, an applicant reads it, it is closed, and deleted since nobody applied', async ({
  page,
  otherPage: other,
  expectComplaint,
}) => {
  const person = await newConfirmedCompany(page.request, 'Ausschreibung')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.ownOffers())
  await expect(page.getByText(t.list.empty)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: t.list.create }).last().press('Enter')
  await expect(page).toHaveURL(paths.ownOffer({ offerId: newOfferId }))

  await page.getByLabel(t.subject.title.de).focus()
  await page.keyboard.type('Wirtschaftsinformatik dual')
  await expect(page).not.toHaveURL(paths.ownOffer({ offerId: newOfferId }))
  await expect(page.getByLabel(t.subject.title.de)).toBeFocused()
  await page.getByLabel(t.subject.studyInterest, { exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: t.places.addYear }).press('Enter')
  await page.getByLabel(t.locations.add).focus()
  await page.keyboard.type('Karlsruhe')
  await expect(page.getByRole('option', { name: /^\d{5} Karlsruhe,/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: t.check.title })).toContainText(t.check.ready)
  await page.getByRole('button', { name: t.actions.publish }).press('Enter')
  await expect(page.getByText(t.actions.published_one)).toBeVisible()

  const offerId = page.url().split('/').at(-1) ?? ''
  const lena = await newApplicant(page.request, 'Leserin')
  await signInWith(other, lena.email, lena.password)
  await other.goto(paths.offer({ offerId }))
  await expect(other.getByRole('heading', { name: 'Wirtschaftsinformatik dual' })).toBeVisible()

  await page.getByRole('button', { name: t.editor.more }).press('Enter')
  await page.getByRole('menuitem', { name: t.actions.close }).press('Enter')
  const { confirm } = words('de').applications.outcome.close
  await page.getByRole('dialog').getByRole('button', { name: confirm }).press('Enter')
  await expect(page.getByRole('button', { name: t.actions.reopen })).toBeVisible()
  await other.reload()
  await expect(other.getByText(words('de').offers.offer.missingTitle)).toBeVisible()

  await page.goto(paths.deleteOffer({ recordId: offerId }))
  await page.getByRole('button', { name: t.delete.confirm }).press('Enter')
  await expect(page).toHaveURL(paths.ownOffers())
  await expect(page.getByText(t.list.empty)).toBeVisible()
  expectComplaint(/404/)
})

test('an admin confirms what another one has asked for: an offer is closed, and its company finds it so by the mail', async ({
  page,
  otherPage: admin,
}) => {
  const company = await newCompanyWithOffer(page.request, 'Beanstandet')
  await sendApplication(page.request, await newApplicant(page.request, 'Wartet'), company)
  const asker = await apiAs(page.request, { email: demoLogins.admin, password: demoPassword })
  const asked = { effect: 'close', openApplications: 1, reason: 'Das ist kein duales Studium.' }
  await asker('POST', `/backend/offers/${company.offer.id}/removal`, asked)

  await signInWith(admin, secondAdmin, demoPassword)
  await admin.goto(paths.offer({ offerId: company.offer.id }))
  await admin.getByRole('link', { name: words('de').offers.offer.remove }).click()
  await admin.getByRole('link', { name: t.delete.admin.toRequest }).click()
  const { request } = words('de').people
  await admin.getByRole('button', { name: request.confirm }).click()
  await admin.getByRole('dialog').getByRole('button', { name: request.confirm }).click()
  await expect(admin.getByText(request.done.remove_offer)).toBeVisible()

  await signInWith(page, company.email, company.password)
  const about = fill('Ihr Angebot „{{title}}“ wurde geschlossen', { title: company.offer.title })
  await page.goto(await linkInMail(page.request, company.email, paths.ownOffers(), { about }))
  await expect(page.getByRole('row', { name: company.offer.title })).toContainText(t.status.closed)
})
