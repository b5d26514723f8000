import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { newProfileId } from '@tandem/contract/screens'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { apiAs, newApplicant, sendApplication } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { applications: t } = words('de')
const { own, editor } = t

test('a new profile begins with what the template says', async ({ page }) => {
  const person = await newApplicant(page.request, 'Vorlage')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.template())
  await page.getByRole('button', { name: own.template.begin }).click()
  await page.getByLabel(editor['ueber-mich'].label).fill('Einmal geschrieben.')
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible()

  await page.goto(paths.ownProfile({ applicationId: newProfileId }))
  await page.getByLabel(own.rename.label).fill('Aus der Vorlage')
  await page.getByRole('button', { name: own.firstProfile }).click()
  await expect(page.getByLabel(editor['ueber-mich'].label)).toHaveValue('Einmal geschrieben.')
  await page.goto(paths.ownApplications())
  await expect(page.getByRole('link', { name: 'Aus der Vorlage' })).toBeVisible()
  await expect(page.getByRole('link', { name: own.template.edit })).toBeVisible()
})

test('the own list is narrowed by state and words, and a profile is renamed there', async ({ page }) => {
  const person = await newApplicant(page.request, 'Liste')
  const sent = await newCompanyWithOffer(page.request, 'Gesendet')
  const begun = await newCompanyWithOffer(page.request, 'Begonnen')
  await sendApplication(page.request, person, sent)
  const as = await apiAs(page.request, person)
  await as('POST', '/application', { type: 2, offerId: begun.offer.id })
  await as<Application>('POST', '/application', { type: 3, title: 'Erstes' })
  await signInWith(page, person.email, person.password)
  await page.goto(paths.ownApplications())
  const cards = page.getByRole('main').getByRole('listitem')
  const ofSent = cards.filter({ hasText: sent.offer.company }).first()
  const ofBegun = cards.filter({ hasText: begun.offer.company }).first()
  await expect(ofBegun).toBeVisible()
  const states = page.getByRole('navigation', { name: own.filter.states })
  await states.getByRole('link', { name: own.filter.tabs.running }).click()
  await expect(ofSent).toBeVisible()
  await expect(ofBegun).toBeHidden()
  await states.getByRole('link', { name: own.filter.tabs.all }).click()
  await expect(ofBegun).toBeVisible()
  await page.getByRole('searchbox', { name: own.filter.search }).fill('begonn')
  await expect(ofSent).toBeHidden()
  await expect(ofBegun).toBeVisible()

  await page.getByRole('button', { name: fill(own.menu.label, { name: 'Erstes' }) }).click()
  await page.getByRole('menuitem', { name: own.menu.rename }).click()
  await page.getByRole('dialog').getByLabel(own.rename.label).fill('Zweites')
  await page.getByRole('dialog').getByRole('button', { name: own.rename.confirm }).click()
  await expect(page.getByRole('link', { name: 'Zweites' })).toBeVisible()
})

test('a profile is deleted after its consequences were read, and what was sent stays', async ({ page }) => {
  const person = await newApplicant(page.request, 'Loeschen')
  const company = await newCompanyWithOffer(page.request, 'Bleibt')
  await sendApplication(page.request, person, company)
  const as = await apiAs(page.request, person)
  const { id } = await as<Application>('POST', '/application', { type: 3, title: 'Altes Profil' })
  await signInWith(page, person.email, person.password)
  await page.goto(paths.ownApplications())
  await page.getByRole('button', { name: fill(own.menu.label, { name: 'Altes Profil' }) }).click()
  await page.getByRole('menuitem', { name: own.menu.delete }).click()
  await expect(page).toHaveURL(paths.deleteProfile({ recordId: id }))
  await expect(page.getByText(own.delete.sent)).toBeVisible()
  await page.getByRole('button', { name: own.delete.profile.confirm }).click()
  await expect(page).toHaveURL(paths.ownApplications())
  await expect(page.getByText(own.delete.profile.done).first()).toBeVisible()
  await expect(page.getByText(company.offer.company).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Altes Profil' })).toHaveCount(0)
})
