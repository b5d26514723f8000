import type { Applicant } from '@tandem/contract/applicants'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { apiAs, applicationContent, newApplicant, newConfirmedCompany } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { at, fill, words } from '../words.ts'

/** In English, where the sentences are built otherwise. */
const { applicantRequests: t } = words('en')

test('who is asked for their name is known to this company from the consent to its withdrawal', async ({
  page,
}) => {
  const person = await newApplicant(page.request, 'Verborgen')
  const company = await newConfirmedCompany(page.request, 'Fragwerk')
  const as = await apiAs(page.request, person)
  const profile = await as<Application>('POST', '/application', { type: 3 })
  const content = { ...applicationContent, revision: profile.revision, visibility: 'anonymous' }
  await as('PUT', `/application/${profile.id}`, content)
  const asCompany = await apiAs(page.request, company)
  const { id } = profile.applicant
  const nameSeen = async () => (await asCompany<Applicant>('GET', `/applicant/${id}`)).lastName
  await asCompany('POST', `/applicant/${id}/name-request`, { note: 'We would like to call you.' })
  expect(await nameSeen()).toBe('')

  await signInWith(page, person.email, person.password)
  await page.goto(at('en', paths.dashboard()))
  const title = fill(t.own.name.title, { company: `${company.lastName.split('-')[0]} GmbH` })
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText(t.own.name.open)).toBeVisible()
  await page.getByRole('button', { name: fill(t.own.about, { action: t.own.accept.name, title }) }).click()
  await expect(page.getByText(t.own.name.accepted)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await nameSeen()).toBe(person.lastName)

  await page.getByRole('button', { name: fill(t.own.about, { action: t.own.withdraw, title }) }).click()
  await expect(page.getByText(t.own.name.withdrawn)).toBeVisible()
  expect(await nameSeen()).toBe('')
})
