import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { MessageForm } from './MessageForm.tsx'

test('a subject that was typed is unsaved, until the form is closed', async () => {
  signIn(applicant())
  const recipient = { id: '019b0000-0000-7000-8000-000000000005', name: 'Jule Kirschgrund' }
  const { unmount } = await open(<MessageForm recipient={recipient} onClose={() => {}} />)
  expect(isAnythingUnsaved()).toBe(false)
  await page.getByLabelText(words.de.messaging.new.subject).fill('Rückfrage')
  await expect.poll(isAnythingUnsaved).toBe(true)
  await unmount()
  expect(isAnythingUnsaved()).toBe(false)
})
