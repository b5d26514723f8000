import { paths } from '@tandem/contract/paths'
import { signInWith } from '../people/demo.ts'
import { newCompanyWithOffer } from '../people/offers.ts'
import { newColleague } from '../people/people.ts'
import { expect, test } from '../test.ts'
import { fill, words } from '../words.ts'

const t = words('de').bookmarks
/** Within a second, and a little for the machine. */
const soon = { timeout: 3000 }

test('a mark gets a category at once and a note, is moved by mouse and keyboard, goes and comes back, and a colleague sees each step', async ({
  page,
  otherPage,
}) => {
  const owner = await newCompanyWithOffer(page.request, 'Merkt')
  const colleague = await newColleague(page.request, owner, 'Liest')
  const { id, title } = owner.offer
  await signInWith(page, owner.email, owner.password)
  await page.goto(paths.offer({ offerId: id }))
  await page.getByRole('button', { name: t.button.mark, exact: true }).click()
  await expect(page.getByRole('button', { name: t.button.marked, exact: true })).toBeVisible()
  const offered = page.getByRole('dialog', { name: fill(t.menu.label, { name: title }) })
  await offered.getByRole('button', { name: t.categoryTeam.positive }).click()
  await expect(
    offered.getByText(fill(t.moved, { name: title, category: t.categoryTeam.positive })),
  ).toBeAttached()

  await page.goto(paths.bookmarks())
  await page.getByRole('button', { name: t.sharing.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t.sharing.mode.comments }).check()
  await dialog.getByRole('button', { name: t.sharing.save }).click()
  await expect(dialog).toBeHidden()
  await signInWith(otherPage, colleague.email, colleague.password)
  await otherPage.goto(paths.bookmarks())
  await otherPage.getByRole('link', { name: `Mira ${owner.lastName}` }).click()
  const shown = (category: 'positive' | 'neutral' | 'negative', at = otherPage) =>
    at.getByRole('region', { name: t.categoryTeam[category] }).getByRole('link', { name: title })
  await expect(shown('positive')).toBeVisible()

  await page.getByRole('button', { name: fill(t.note.writeOf, { name: title }) }).click()
  await page.keyboard.type('Passt zu Halle 4')
  await page.keyboard.press('Control+Enter')
  await expect(otherPage.getByText('Passt zu Halle 4')).toBeVisible(soon)

  const column = page.getByRole('region', { name: t.categoryTeam.neutral })
  await shown('positive', page).locator('xpath=ancestor::article').dragTo(column)
  await expect(shown('neutral', page)).toBeVisible()
  await expect(shown('neutral')).toBeVisible(soon)

  await page.getByRole('button', { name: fill(t.menu.of, { name: title }) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: t.categoryTeam.positive })).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(shown('negative', page)).toBeFocused()
  await expect(shown('negative')).toBeVisible(soon)

  await page.getByRole('button', { name: fill(t.menu.of, { name: title }) }).click()
  await page.getByRole('menuitem', { name: t.menu.remove }).click()
  await expect(shown('negative')).toBeHidden(soon)
  await page.getByRole('button', { name: t.undo }).click()
  await expect(shown('negative')).toBeVisible(soon)
  await expect(otherPage.getByText('Passt zu Halle 4')).toBeVisible(soon)
})
