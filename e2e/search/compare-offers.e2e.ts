import { paths } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const { compare: t } = words('de').offers

test('two offers are chosen in the list, stand beside each other, and one leads on to applying', async ({
  page,
}) => {
  await signInAs(page, 'applicant')
  await page.goto(paths.offers())
  const toggles = page.getByRole('checkbox', { name: new RegExp(`^${t.action}: `) })
  const names = await Promise.all(
    [0, 1].map(async (at) => {
      await toggles.nth(at).check()
      return ((await toggles.nth(at).getAttribute('aria-label')) ?? '').slice(t.action.length + 2)
    }),
  )
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
  await expect(page).toHaveURL(paths.offers())
})
