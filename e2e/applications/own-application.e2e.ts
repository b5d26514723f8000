import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { newApplicant, sendApplication } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { applications: t } = words('de')
const { outcome } = t

test('whoever withdraws reads what follows, sees what was sent, and may apply again', async ({ page }) => {
  const person = await newApplicant(page.request, 'Rueckzug')
  const { offer, ...company } = await newCompanyWithOffer(page.request, 'Offenwerk')
  const { id } = await sendApplication(page.request, person, { offer, ...company })
  await signInWith(page, person.email, person.password)
  await page.goto(paths.ownApplication({ applicationId: id }))
  await expect(page.getByRole('heading', { name: t.own.sent })).toBeVisible()
  await expect(page.getByText('lebenslauf.pdf').first()).toBeVisible()

  await page.getByRole('button', { name: outcome.own.withdraw }).click()
  const dialog = page.getByRole('dialog', { name: outcome.own.withdrawTitle })
  await expect(dialog).toContainText(fill(outcome.own.withdrawText, { company: offer.company }))
  await dialog.getByRole('button', { name: outcome.own.withdraw }).click()
  await expect(
    page.getByText(fill(outcome.own.withdrawDone, { company: offer.company })).first(),
  ).toBeVisible()

  await page.getByRole('link', { name: t.own.again.apply }).click()
  await expect(page).toHaveURL(new RegExp(paths.apply({ recordId: offer.id })))
  await expect(page.getByRole('navigation', { name: t.apply.steps.label })).toBeVisible()
})
