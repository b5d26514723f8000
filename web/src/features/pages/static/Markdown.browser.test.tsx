import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { spaceText } from '#testing/text-spacing.ts'
import { Markdown } from './Markdown.tsx'

test('a long word in a list breaks where the window is narrow and letters stand apart', async () => {
  await spaceText()
  await open(<Markdown>{'- Passkeys (`account_passkey_challenge_of_this_device`)'}</Markdown>)
  await expect.element(page.getByRole('listitem')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
