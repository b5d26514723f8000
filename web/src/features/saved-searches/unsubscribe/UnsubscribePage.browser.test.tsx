import { paths } from '@tandem/contract/paths'
import { changeUnsubscription, readUnsubscription } from '@tandem/contract/saved-searches'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'

const { unsubscribe: t } = words.de.savedSearches

test('whoever takes the end of the mails back is not told that nothing has changed', async () => {
  answer(readUnsubscription, { name: 'Informatik', subscribed: true })
  await openApp(paths.unsubscribe({ token: 'abc' }))
  const status = page.getByRole('main').getByRole('status')
  await expect.element(status).toMatchTextContent(t.text.on)
  answer(changeUnsubscription, { name: 'Informatik', subscribed: false })
  await page.getByRole('button', { name: t.action.on }).click()
  await expect.element(status).toMatchTextContent(t.changed.off)
  answer(changeUnsubscription, { name: 'Informatik', subscribed: true })
  await page.getByRole('button', { name: t.undo }).click()
  await expect.element(status).toMatchTextContent(t.changed.on)
  await expect.element(status).toMatchTextContent(t.again)
  expect(status.element().textContent).not.toContain(t.text.on)
})
