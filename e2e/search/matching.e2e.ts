import type { Page } from '@playwright/test'
import type { Application } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { apiAs, applicationContent, newApplicant, sendApplication } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').matching

test('applicant and company see the same numbers, in the list, on the page and in the application', async ({
  page,
  context,
}) => {
  const person = await newApplicant(page.request, 'Passung')
  const company = await newCompanyWithOffer(page.request, 'Passwerk')
  const application = await sendApplication(page.request, person, company)
  const match = matchOf(application)

  await signInWith(page, person.email, person.password)
  await page.goto(paths.offer({ offerId: company.offer.id }))
  const own = page.getByRole('img', { name: fill(t.ring.applicant, match) })
  await expect(own.first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t.title.applicant })).toBeVisible()
  await expect(page.getByText(t.criteria.distance)).toBeVisible()

  const theirs = await context.newPage()
  await signInWith(theirs, company.email, company.password)
  const name = `${application.applicant.firstName} ${application.applicant.lastName}`
  await theirs.goto(paths.receivedApplications())
  await expect(ringOf(theirs, name, match)).toBeVisible()
  await theirs.getByRole('link', { name }).click()
  await expect(ringOf(theirs, application.applicant.firstName, match)).toBeVisible()
  await expect(theirs.getByRole('heading', { name: t.sides.ofYourCompany })).toBeVisible()
})

test('without a profile there is no ring, and with one the card says why', async ({ page }) => {
  const person = await newApplicant(page.request, 'Ohne')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.offers())
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Übereinstimmung/ })).toHaveCount(0)

  const as = await apiAs(page.request, person)
  const { id, revision } = await as<Application>('POST', '/application', { type: 3 })
  await as('PUT', `/application/${id}`, { ...applicationContent, revision })
  await page.reload()
  const ring = page.getByRole('img', { name: /^Übereinstimmung/ }).first()
  await expect(ring).toHaveAccessibleName(/deine Wünsche \d+ Prozent, Wünsche des Unternehmens \d+ Prozent$/)
  await expect(page.getByRole('list', { name: t.reasons }).first().getByRole('listitem')).not.toHaveCount(0)
})

function ringOf(page: Page, name: string, match: Numbers) {
  return page.getByRole('img', { name: fill(t.ring.company, { ...match, name }) })
}

type Numbers = ReturnType<typeof matchOf>

function matchOf({ match }: Application) {
  if (!match) throw new Error('The application has no match')
  const { total, applicant, company } = match
  return { total, applicant, company }
}
