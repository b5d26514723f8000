import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { compare: t } = words('de').offers

test('two offers are chosen in the list, stand beside each other, and one leads on to applying', async ({
  page,
}) => {
  await signInAs(page, 'applicant')
  // The demo's own come first: what other journeys publish has no deadline.
  const list = paths.offers({ search: { sort: 'deadline' } })
  await page.goto(list)
  const toggles = page.getByRole('checkbox', { name: new RegExp(`^${t.action}: `) })
  const names: string[] = []
  for (const toggle of [toggles.first(), toggles.nth(1)]) {
    await toggle.check()
    names.push(((await toggle.getAttribute('aria-label')) ?? '').slice(t.action.length + 2))
  }
  await page.getByRole('region', { name: t.bar }).getByRole('link', { name: t.action }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(t.title, { count: 2 }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const table = page.getByRole('region', { name: t.table })
  for (const row of [t.distance, t.entry, t.groups.pay]) await expect(table).toContainText(row)
  const all = await table.getByRole('row').count()
  await page.getByText(t.differences).click()
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(all)

  await table.getByRole('button', { name: fill(t.remove, { title: names[0] ?? '' }) }).click()
  await expect(page.getByRole('heading', { name: t.tooFew })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(list)
})
