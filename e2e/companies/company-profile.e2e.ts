import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { apiAs, newApplicant, newConfirmedCompany } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

const t = words('de').companies

test('what a company writes about itself is what an applicant then reads', async ({
  page,
  otherPage: other,
}) => {
  const person = await newConfirmedCompany(page.request, 'Beschreibung')
  const reader = await newApplicant(page.request, 'Leserin')
  await signInWith(page, person.email, person.password)
  await page.goto(paths.companyProfile())
  await page.getByLabel(t.profile.descriptionDe).fill('Wir bauen Brücken aus Holz.')
  await page.getByRole('button', { name: t.profile.finish }).click()
  await expect(page.getByText('Wir bauen Brücken aus Holz.')).toBeVisible()

  const as = await apiAs(page.request, person)
  const { account } = await as<{ account: { companyId: string } }>('GET', '/account')
  await signInWith(other, reader.email, reader.password)
  await other.goto(paths.company({ companyId: account.companyId }))
  await expect(other.getByText('Wir bauen Brücken aus Holz.')).toBeVisible()
})
