import { getThread, type Message, markThreadRead, respond } from '@tandem/contract/messaging'
import { listThreads, type Thread } from '@tandem/contract/messaging/threads'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAnythingUnsaved } from '#lib/form/unsaved-parts.ts'
import { setAccount } from '#lib/session/session-store.ts'
import { applicant, fill, openApp, signIn, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'
import { stubUploads } from '#testing/stub-uploads.ts'

const t = words.de.messaging.files
const threadId = '019b0000-0000-7000-8000-0000000000e1'
const messageId = '019b0000-0000-7000-8000-0000000000e2'
const form = page.getByRole('form', { name: words.de.messaging.write.label })
const field = form.getByRole('textbox')
const chosen = form.getByRole('group', { name: t.chosen })
const uploads = page.getByRole('list', { name: t.onTheirWay })

beforeEach(openThread)

test('files are dropped or pasted into the next message, and taken away again', async () => {
  await expect.element(form).toBeVisible()
  dispatch(form.element(), 'dragover', pdf('zeugnis.pdf'))
  await expect.element(page.getByText(t.drop)).toBeVisible()
  dispatch(form.element(), 'drop', pdf('zeugnis.pdf'))
  await expect.element(page.getByText(t.drop)).not.toBeInTheDocument()
  const clipboardData = transferOf(pdf('foto.pdf'))
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
  field.element().dispatchEvent(paste)
  await expect.element(form).toMatchTextContent(fill(t.count_other, { count: 2 }))
  expect(paste.defaultPrevented).toBe(true)
  await chosen.getByRole('button', { name: /foto\.pdf/ }).click()
  await expect.element(form).toMatchTextContent(t.count_one)
  await expect.element(field).toHaveFocus()
  await chosen.getByRole('button', { name: /zeugnis\.pdf/ }).click()
  await expect.element(chosen).not.toBeInTheDocument()
})

test('a chosen file would be lost with the page, which asks first; another account is not held up by it', async () => {
  await expect.element(form).toBeVisible()
  const isHeldUp = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect([isHeldUp(), isAnythingUnsaved()]).toEqual([false, false])
  dispatch(form.element(), 'drop', pdf('zeugnis.pdf'))
  await expect.element(form).toMatchTextContent(t.count_one)
  expect([isHeldUp(), isAnythingUnsaved()]).toEqual([true, true])
  setAccount(applicant({ id: messageId }))
  await expect.element(chosen).not.toBeInTheDocument()
  expect([isHeldUp(), isAnythingUnsaved()]).toEqual([false, false])
  setAccount(applicant())
  await chosen.getByRole('button', { name: /zeugnis\.pdf/ }).click()
  await expect.element(chosen).not.toBeInTheDocument()
  expect([isHeldUp(), isAnythingUnsaved()]).toEqual([false, false])
})

test('what is pasted as text stays text', async () => {
  await expect.element(form).toBeVisible()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Hallo')
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
  field.element().dispatchEvent(paste)
  expect(paste.defaultPrevented).toBe(false)
})

test('once sent, a file shows how far it is, is called off alone, and is part of the message when it is there', async () => {
  const requests = stubUploads()
  await expect.element(form).toBeVisible()
  dispatch(form.element(), 'drop', pdf('zeugnis.pdf'), pdf('foto.pdf'))
  await expect.element(form).toMatchTextContent(fill(t.count_other, { count: 2 }))
  await field.fill('Im Anhang.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(uploads.getByRole('listitem').nth(1)).toBeVisible()
  expect(requests.map(({ names }) => names)).toEqual([['zeugnis.pdf'], ['foto.pdf']])

  const [first, second] = requests
  first?.upload.onprogress?.({ loaded: 30, total: 60 })
  const bar = uploads.getByRole('progressbar', { name: 'zeugnis.pdf' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
  await uploads.getByRole('button', { name: fill(t.cancel, { file: 'foto.pdf' }) }).click()
  await expect.poll(() => second?.isAborted).toBe(true)
  await expect.element(uploads.getByText('foto.pdf')).not.toBeInTheDocument()

  const stored = { id: threadId, name: 'zeugnis.pdf', size: 4, mediaType: 'application/pdf' }
  answer(getThread, conversation([{ ...sent, attachments: [stored] }]))
  first?.end(stored)
  await expect.element(page.getByRole('list', { name: t.label })).toMatchTextContent('zeugnis.pdf')
  await expect.element(uploads).not.toBeInTheDocument()
})

const sent: Message = {
  ...{ id: messageId, threadId, senderId: applicant().applicantId, senderName: 'Mira Tannhof', own: true },
  ...{ message: 'Im Anhang.', sentAt: '2026-11-01T10:00:00.000Z', readBy: [], attachments: [] },
}

const thread: Thread = {
  ...{ id: threadId, archived: false, subject: 'Probetag', ownParticipants: [], otherParticipants: [] },
  counterpart: { name: 'Werkhof', companyId: messageId, hasLogo: false },
  ...{ applicationId: null, aboutApplication: false, offerTitle: null, lastMessageDateTime: sent.sentAt },
  ...{
    lastMessage: { text: 'Hallo', own: true },
    unreadMessages: 0,
    handler: null,
    revision: 0,
    blocked: false,
  },
  can: { assign: false, block: true },
}

const conversation = (messages: Message[]) => ({
  ...{ ...thread, messages, notes: [], unreachable: null, applicant: null },
  ...{ hasEarlier: false, hasLater: false },
})

async function openThread() {
  await page.viewport(1440, 900)
  signIn(applicant())
  answer(listThreads, [thread])
  answer(getThread, conversation([sent]))
  answer(markThreadRead, 0)
  answer(respond, sent)
  await openApp(`/nachrichten/${threadId}`)
}

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

function dispatch(target: Element, type: 'dragover' | 'drop', ...files: File[]): void {
  const dataTransfer = transferOf(...files)
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}
