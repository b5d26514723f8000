import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de')

test('an admin puts a profile right on behalf of a company, never its messages, and goes back to the back office', async ({
  page,
}) => {
  await signInAs(page, 'admin')
  await page.goto(paths.backendCompanies({ search: { status: 'confirmed' } }))
  await page
    .getByRole('region', { name: t.backend.companies.label })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: t.officeCompanies.onBehalf.start }).click()
  await page.getByLabel(t.office.reason).fill('Frau Kern hat am Telefon darum gebeten.')
  await page.getByRole('button', { name: t.officeCompanies.onBehalf.confirm }).click()

  const bar = page.getByRole('region', { name: t.common.onBehalf.label })
  await expect(bar).toBeVisible()
  const size = page.getByRole('textbox', { name: t.companies.profile.size, exact: true })
  await size.fill('77')
  await size.blur()
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible()
  await page.goto(paths.messages())
  await expect(page.getByText(t.common.notifications.notOnBehalf.title)).toBeVisible()
  await expect(page).toHaveURL(paths.companyProfile())
  await page.getByRole('link', { name: t.common.nav.offers }).first().click()
  await expect(page).toHaveURL(paths.ownOffers())

  await bar.getByRole('button', { name: t.common.onBehalf.end }).click()
  await expect(page.getByText(t.common.onBehalf.ended)).toBeVisible()
  await expect(page.getByText('Im Auftrag: Profil gespeichert')).toBeVisible()
  await expect(bar).toBeHidden()
})
