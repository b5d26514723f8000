import { listFaq } from '@tandem/contract/pages/faq'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'

test('what the server said about a page is not said about the next one', async () => {
  document.head.insertAdjacentHTML(
    'afterbegin',
    '<title>Tandem</title><link data-page rel="canonical" href="/faq" /><meta data-page name="description" />',
  )
  answer(listFaq, { totalItems: 0, member: [] })
  await openApp(paths.faq())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.title).toBe(`${words.de.pages.faq.title.applicant} – Tandem`)
  expect(document.querySelectorAll('[data-page]')).toHaveLength(2)
  await page.getByRole('link', { name: words.de.pages.faq.title.company }).first().click()
  await expect.poll(() => document.title).toBe(`${words.de.pages.faq.title.company} – Tandem`)
  await expect.poll(() => document.querySelectorAll('[data-page]').length).toBe(0)
})
