import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { apiAs, newApplicant, newColleague, newConfirmedCompany } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').contacts.person

test('the order of a company’s people is the one that applicants see, and who is hidden is gone there', async ({
  page,
  otherPage: other,
}) => {
  const person = await newConfirmedCompany(page.request, 'Leitung')
  const colleague = await newColleague(page.request, person, 'Betreuung')
  const reader = await newApplicant(page.request, 'Leserin')
  const as = await apiAs(page.request, person)
  const { account } = await as<{ account: { companyId: string } }>('GET', '/account')
  const { companyId } = account
  const [first, second] = [`Mira ${person.lastName}`, `Mira ${colleague.lastName}`]

  await signInWith(page, person.email, person.password)
  await page.goto(paths.companyPersons({ companyId }))
  await page.getByRole('button', { name: fill(t.down, { name: first }) }).click()
  await expect(page.getByText(fill(t.moved, { name: first, at: 2, of: 2 })).first()).toBeVisible()

  await signInWith(other, reader.email, reader.password)
  await other.goto(paths.companyPersons({ companyId }))
  const names = other.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveText([second, first])

  await page.getByRole('switch', { name: new RegExp(`${t.shown}.*${first}`) }).press(' ')
  await expect(page.getByText(fill(t.nowHidden, { name: first })).first()).toBeVisible()
  await other.reload()
  await expect(names).toHaveText([second])
})
