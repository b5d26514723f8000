import { startThread } from '@tandem/contract/messaging'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { useNotifications } from '#lib/notifications.ts'
import { applicant, open, signIn, words } from '#testing/open.tsx'
import { answer, askedOf } from '#testing/stub-server.ts'
import { MessageForm } from './MessageForm.tsx'

const t = words.de.messaging
const recipient = { id: '019b0000-0000-7000-8000-000000000005', name: 'Jule Kirschgrund' }

const message = {
  ...{ id: '019b0000-0000-7000-8000-000000000006', threadId: '019b0000-0000-7000-8000-000000000007' },
  ...{ senderId: null, senderName: 'Mira', own: true, message: 'Nur einmal.', readBy: [], attachments: [] },
  sentAt: '2026-11-01T10:00:00.000Z',
}

test('a subject that was typed is unsaved, until the form is closed', async () => {
  signIn(applicant())
  const { unmount } = await open(<MessageForm recipient={recipient} onClose={() => {}} />)
  expect(isAnythingUnsaved()).toBe(false)
  await page.getByLabelText(t.new.subject).fill('Rückfrage')
  await expect.poll(isAnythingUnsaved).toBe(true)
  await unmount()
  expect(isAnythingUnsaved()).toBe(false)
})

test('a message that is put off is there with its subject; once it is sent, neither is', async () => {
  signIn(applicant())
  answer(startThread, message)
  const form = <MessageForm recipient={recipient} subject="Rückfrage" onClose={() => {}} />
  const subject = page.getByLabelText(t.new.subject)
  const text = page.getByLabelText(t.new.message, { exact: true })
  const begun = await open(form)
  await subject.fill('Probetag')
  await text.fill('Wann darf ich kommen?')
  await begun.unmount()
  const again = await open(form)
  await expect.element(text).toHaveValue('Wann darf ich kommen?')
  await expect.element(subject).toHaveValue('Probetag')
  await page.getByRole('button', { name: t.write.send }).click()
  await expect.element(text).toHaveValue('')
  expect(askedOf(startThread)[0]?.body).toMatchObject({ subject: 'Probetag' })
  await again.unmount()
  await open(form)
  await expect.element(subject).toHaveValue('Rückfrage')
  await expect.element(text).toHaveValue('')
})

test('two clicks send one message, and close the form', async () => {
  signIn(applicant())
  const sent = Promise.withResolvers<void>()
  answer(startThread, () => sent.promise.then(() => message))
  const close = vi.fn()
  await open(<MessageForm recipient={recipient} subject="Rückfrage" onClose={close} />)
  await page.getByLabelText(t.new.message, { exact: true }).fill('Nur einmal.')
  await page.getByRole('button', { name: t.write.send }).dblClick()
  sent.resolve()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(askedOf(startThread)).toHaveLength(1)
})

test('what is typed while the message is on its way stays, as a draft too; sent as it is, the form closes', async () => {
  signIn(applicant())
  const sent = Promise.withResolvers<void>()
  answer(startThread, () => sent.promise.then(() => message))
  const close = vi.fn()
  const form = <MessageForm recipient={recipient} subject="Rückfrage" onClose={close} />
  const { unmount } = await open(form)
  const text = page.getByLabelText(t.new.message, { exact: true })
  await text.fill('Erst das.')
  const send = page.getByRole('button', { name: t.write.send })
  await send.click()
  await expect.poll(() => askedOf(startThread)).toHaveLength(1)
  await text.fill('Erst das. Und noch etwas.')
  sent.resolve()
  await expect.poll(() => useNotifications.getState().items.at(-1)?.desc).toBe(t.new.typedSince)
  await expect.element(text).toHaveValue('Erst das. Und noch etwas.')
  expect(isAnythingUnsaved()).toBe(true)
  expect(close).not.toHaveBeenCalled()
  await unmount()
  await open(form)
  await expect.element(text).toHaveValue('Erst das. Und noch etwas.')
  await send.click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(isAnythingUnsaved()).toBe(false)
  expect(askedOf(startThread)[1]?.body).toMatchObject({ message: 'Erst das. Und noch etwas.' })
})
