import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { TitleInLanguage } from './TitleInLanguage.tsx'

test('a title that there is in German only says so and is spoken in German', async () => {
  const title = <TitleInLanguage title="Pflege" language="de" />
  await open(<h1>{title}</h1>, { at: '/en/here' })
  await expect.element(page.getByRole('heading', { name: 'Pflege (in German)' })).toBeVisible()
  expect(page.getByText('Pflege', { exact: true }).element().getAttribute('lang')).toBe('de')
})
