import type { Application } from '@tandem/contract/applications'
import type { Collection } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { apiAs, applicationContent, newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { blockedCompanies: t } = words('de')

test('a company that one hides from finds, opens and invites nobody, until it is shown again', async ({
  page,
}) => {
  const mira = await newApplicant(page.request, 'Heimlich')
  const company = await newCompanyWithOffer(page.request, 'Sichtwerk')
  const as = await apiAs(page.request, mira)
  const asCompany = await apiAs(page.request, company)
  const { id, revision, applicant } = await as<Application>('POST', '/application', { type: 3 })
  await as('PUT', `/application/${id}`, {
    ...applicationContent,
    coverLetter: '',
    visibility: 'open',
    revision,
  })
  const isFound = async () => {
    const { member } = await asCompany<Collection<unknown>>('GET', `/applicants?text=${mira.lastName}`)
    return member.length > 0
  }
  expect(await isFound()).toBe(true)

  await signInWith(page, mira.email, mira.password)
  await page.goto(`${paths.ownProfile({ applicationId: id })}#sichtbarkeit`)
  const name = 'Sichtwerk GmbH'
  await page.getByRole('combobox', { name: t.add }).fill('Sichtwerk')
  await page.getByRole('option', { name }).first().click()
  const listed = page.getByRole('list', { name: t.listed })
  await expect(listed).toContainText(name)
  expect(await isFound()).toBe(false)
  await expect(asCompany('GET', `/applicant/${applicant.id}`)).rejects.toThrow('not_found')
  const invitation = { offerId: company.offer.id, note: '' }
  const invite = () => asCompany('POST', `/applicant/${applicant.id}/invitation`, invitation)
  await expect(invite()).rejects.toThrow('not_found')

  await listed.getByRole('link', { name }).click()
  await page.getByRole('button', { name: fill(t.menu, { name }) }).click()
  await page.getByRole('menuitem', { name: t.unhide }).click()
  await expect(page.getByText(fill(t.undone, { name }))).toBeVisible()
  expect(await isFound()).toBe(true)
  await invite()
})
