import { paths } from '@tandem/contract/paths'
import { cv } from '../journey/fill-profile.ts'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { apiAs, applicationContent, newApplicant } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { applications: t, offers } = words('de')
const { apply } = t

test.use({ newBrowser: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('from an offer to a sent application on a phone, by touch alone', async ({ page }) => {
  const person = await newApplicant(page.request, 'Handy')
  const { offer } = await newCompanyWithOffer(page.request, 'Taschenwerk')
  const as = await apiAs(page.request, person)
  const { id, revision } = await as<{ id: string; revision: number }>('POST', '/application', { type: 3 })
  await as('PUT', `/application/${id}`, { ...applicationContent, coverLetter: '', revision })
  await signInWith(page, person.email, person.password)
  await page.goto(paths.offer({ offerId: offer.id }))
  await page.getByRole('link', { name: offers.apply.apply }).first().tap()

  const next = (step: string) => page.getByRole('link', { name: fill(apply.next, { step }) }).tap()
  await expect(page.getByRole('heading', { name: apply.check.title })).toBeVisible()
  await next(apply.steps.anschreiben)
  await page.getByLabel(apply.letter.label).fill('Guten Tag, vom Handy aus.')
  await next(apply.steps.unterlagen)
  const required = page.getByRole('listitem').filter({ hasText: t.documents.required })
  await required.first().locator('input[type=file]').setInputFiles(cv)
  await expect(required).toHaveCount(0)
  await next(apply.steps.absenden)
  await expect(page.getByText('Guten Tag, vom Handy aus.')).toBeVisible()
  await page.getByRole('button', { name: apply.send.action }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(apply.sent.title, { company: offer.company }),
  )
})
