import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open, words } from '#testing/open.tsx'
import { lazyPart } from './lazy-part.tsx'

test('a part that does not come leaves the page and what was typed there, and can be asked for again', async () => {
  let isThere = false
  const Part = lazyPart<{ name: string }>(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ name }) => <p>{`Hallo ${name}`}</p>
  })
  await open(
    <main tabIndex={-1}>
      <input aria-label="Name" />
      <Part name="Mira" loading="Lädt" />
    </main>,
  )
  await userEvent.type(page.getByLabelText('Name'), 'Tannhof')
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.de.common.error.load)
  isThere = true
  await page.getByRole('button', { name: words.de.common.error.retry }).click()
  await expect.element(page.getByText('Hallo Mira')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Tannhof')
  expect(document.activeElement).not.toBe(document.body)
})
