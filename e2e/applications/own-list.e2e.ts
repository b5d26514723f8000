import { paths } from '@tandem/contract/paths'
import { newProfileId } from '@tandem/contract/screens'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { newApplicant, sendApplication } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { applications: t } = words('de')
const { own, editor } = t

test('a new profile begins with what the template says, and is deleted after its consequences were read; what was sent stays', async ({
  page,
}) => {
  const person = await newApplicant(page.request, 'Vorlage')
  const company = await newCompanyWithOffer(page.request, 'Bleibt')
  await sendApplication(page.request, person, company)
  await signInWith(page, person.email, person.password)
  await page.goto(paths.template())
  await page.getByRole('button', { name: own.template.begin }).click()
  await page.getByLabel(editor['ueber-mich'].label).fill('Einmal geschrieben.')
  await expect(page.getByText(/^Gespeichert um/)).toBeVisible()

  await page.goto(paths.ownProfile({ applicationId: newProfileId }))
  await page.getByLabel(own.rename.label).fill('Aus der Vorlage')
  await page.getByRole('button', { name: own.firstProfile }).click()
  await expect(page.getByLabel(editor['ueber-mich'].label)).toHaveValue('Einmal geschrieben.')
  const recordId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(paths.ownApplications())
  await expect(page.getByRole('link', { name: 'Aus der Vorlage' })).toBeVisible()
  await expect(page.getByRole('link', { name: own.template.edit })).toBeVisible()

  await page.getByRole('button', { name: fill(own.menu.label, { name: 'Aus der Vorlage' }) }).click()
  await page.getByRole('menuitem', { name: own.menu.delete }).click()
  await expect(page).toHaveURL(paths.deleteProfile({ recordId }))
  await expect(page.getByText(own.delete.sent)).toBeVisible()
  await page.getByRole('button', { name: own.delete.profile.confirm }).click()
  await expect(page).toHaveURL(paths.ownApplications())
  await expect(page.getByText(own.delete.profile.done).first()).toBeVisible()
  await expect(page.getByText(company.offer.company).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aus der Vorlage' })).toHaveCount(0)
})
