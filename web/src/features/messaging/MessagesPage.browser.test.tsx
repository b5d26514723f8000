import { getApplication } from '@tandem/contract/applications'
import { listApplicationInterviews, listOpenInterviews } from '@tandem/contract/interviews'
import {
  addThreadNote,
  type Conversation,
  getAttachment,
  getThread,
  type Message,
  markThreadRead,
  respond,
} from '@tandem/contract/messaging'
import { blockThread, listThreads, type Thread } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { violationMessage } from '@tandem/contract/violations'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf } from '#testing/boxes.ts'
import { allPermissions, applicant, company, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf, cutOff, refuse } from '#testing/stub-server.ts'

const t = words.de.messaging
const heading = page.getByRole('heading', { level: 1 })
const log = page.getByRole('log')
const box = page.getByRole('form', { name: t.write.label }).getByRole('textbox')
const send = page.getByRole('button', { name: t.write.send, exact: true })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px list and conversation scroll by themselves, and the page ends with its footer`, async () => {
    await page.viewport(width, height)
    await openThread()
    await expect.element(page.getByRole('log').getByText('Nachricht 60', { exact: true })).toBeVisible()
    const root = document.documentElement
    const footer = page.getByRole('contentinfo')
    await expect.poll(() => root.scrollHeight - (boxOf(footer).bottom + scrollY)).toBeLessThan(1)
    expect(root.scrollWidth).toBe(root.clientWidth)
  })
}

test('on a phone the way to the application stands below name and subject, which keep the line', async () => {
  await page.viewport(390, 844)
  await openThread()
  const link = page.getByRole('link', { name: t.thread.application })
  await expect.element(link).toBeVisible()
  expect(boxOf(link).top).toBeGreaterThanOrEqual(boxOf(page.getByText(subject).first()).bottom)
  expect(boxOf(heading).width).toBeGreaterThan(180)
  expect(boxOf(heading).height).toBeLessThan(40)
})

test('an applicant gets from the conversation to the own application', async () => {
  await page.viewport(390, 844)
  await openThread({ enter: () => signIn(applicant()) })
  await expect
    .element(page.getByRole('link', { name: t.thread.application }))
    .toHaveAttribute('href', paths.ownApplication({ applicationId: id(51) }))
})

test('two clicks send one message', async () => {
  await openThread()
  const { promise, resolve } = Promise.withResolvers<void>()
  answer(respond, () => promise.then(() => own('Verstanden.')))
  await box.fill('Verstanden.')
  await send.dblClick()
  await expect.element(log.getByText(t.write.sending)).toBeVisible()
  answer(getThread, { ...conversation, messages: [...messages, own('Verstanden.')] })
  resolve()
  await expect.element(log.getByText(t.write.sending)).not.toBeInTheDocument()
  await expect.element(log.getByText('Verstanden.')).toBeVisible()
  expect(askedOf(respond).map(({ body }) => body.message)).toEqual(['Verstanden.'])
})

/** Laying one word of so many characters out takes Chromium seconds. */
const wordsOf = (length: number) => `${'xxxxx '.repeat(length).slice(0, length - 1)}x`

test('long words break, addresses are links, and 10,001 characters are refused', async () => {
  await page.viewport(360, 800)
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(8)
  await openThread({ shown: [own(`${word} https://example.org/a?b=(c) <b>kein Markup</b>`)] })
  const link = log.getByRole('link', { name: 'https://example.org/a?b=(c)' })
  await expect.element(link).toHaveAttribute('href', 'https://example.org/a?b=(c)')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  await expect.element(log).toMatchTextContent('<b>kein Markup</b>')
  expect(document.documentElement.scrollWidth).toBe(360)

  await box.fill(wordsOf(10_001))
  await expect
    .element(box)
    .toHaveAccessibleDescription(new RegExp(violationMessage('de', 'too_long', { max: 10_000 })))
  await send.click()
  await expect.element(box).toHaveValue(wordsOf(10_001))
  answer(respond, own(wordsOf(10_000)))
  await box.fill(wordsOf(10_000))
  await send.click()
  await expect.poll(() => askedOf(respond).map(({ body }) => body.message.length)).toEqual([10_000])
  expect(document.documentElement.scrollWidth).toBe(360)
})

const withFiles = {
  id: '019b0000-0000-7000-8000-000000000301',
  name: 'ablauf.docx',
  size: 96_000,
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

test('a file that is not checked yet says so, and why it does not open', async () => {
  await openThread({ shown: [{ ...own('Anbei.'), attachments: [{ ...withFiles, check: 'waiting' }] }] })
  const file = log.getByRole('button', { name: /ablauf\.docx/ })
  await expect.element(file).toMatchTextContent(t.files.checking)
  refuse(getAttachment, 'file_being_checked')
  await file.click()
  await expect.element(log.getByRole('alert')).toMatchTextContent('file_being_checked')
})

test('what was written before comes by a button too, and the focus stays in the log', async () => {
  const before: string[] = []
  await openThread({ earlier: true })
  answer(getThread, ({ query }) => {
    before.push(query.get('before') ?? '')
    return { ...conversation, messages: [{ ...own('Der Anfang.'), id: id(91) }] }
  })
  log.getByRole('button', { name: t.thread.earlier }).element().focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByText(t.thread.start)).toBeInTheDocument()
  expect(before).toEqual([messages[0]?.id])
  await expect.element(log.getByText('Der Anfang.')).toBeInTheDocument()
  await expect.element(log).toHaveFocus()
})

test('files that cannot go along are refused at once, the others are sent after the text', async () => {
  await openThread()
  const picker = document.querySelector<HTMLInputElement>('form input[type=file]')
  if (!picker) throw new Error('There is no way to choose a file')
  const pdfs = Array.from(
    { length: 6 },
    (_, at) => new File(['%PDF'], `${at}.pdf`, { type: 'application/pdf' }),
  )
  const program = new File(['MZ'], 'spiel.exe', { type: 'application/x-msdownload' })
  await userEvent.upload(picker, [program, ...pdfs])
  const form = page.getByRole('form', { name: t.write.label })
  await expect.element(form.getByRole('alert')).toMatchTextContent(/spiel\.exe.*5\.pdf/s)
  const chips = form.getByRole('group', { name: t.files.chosen }).getByRole('button')
  expect(chips.elements()).toHaveLength(5)
  await chips.nth(1).click()
  await expect.element(box).toHaveFocus()
  expect(chips.elements()).toHaveLength(4)
  cutOff(respond)
  await send.click()
  await expect.element(log.getByText(t.write.failed)).toBeVisible()
  await expect.element(log.getByText(/0\.pdf, 2\.pdf/)).toBeVisible()
  await log.getByRole('button', { name: t.write.edit }).click()
  expect(chips.elements()).toHaveLength(4)
})

test('a note goes to colleagues alone and looks like it', async () => {
  await openThread()
  await page.getByRole('button', { name: t.notes.note }).click()
  const note = { id: id(92), text: 'Rückruf', author: 'Karla', writtenAt: moment, canDelete: true }
  answer(addThreadNote, note)
  answer(getThread, { ...conversation, messages, notes: [note] })
  await page.getByRole('form', { name: t.notes.label }).getByRole('textbox').fill('Rückruf')
  await page.getByRole('button', { name: t.notes.save }).click()
  await expect
    .element(log.getByRole('article', { name: fill(t.notes.by, { name: 'Karla' }) }))
    .toMatchTextContent('Rückruf')
  expect(askedOf(addThreadNote).map(({ body }) => body.text)).toEqual(['Rückruf'])
  // The same words once more are another note.
  await page.getByRole('form', { name: t.notes.label }).getByRole('textbox').fill('Rückruf')
  await page.getByRole('button', { name: t.notes.save }).click()
  await expect.poll(() => askedOf(addThreadNote)).toHaveLength(2)
  const [first, second] = askedOf(addThreadNote).map(({ headers }) => headers.get('idempotency-key'))
  expect(second).not.toBe(first)
  expect(askedOf(respond)).toEqual([])
})

test('a message that failed is written on as a message, also from beside a note', async () => {
  await openThread()
  cutOff(respond)
  await box.fill('Bis Montag.')
  await send.click()
  await expect.element(log.getByText(t.write.failed)).toBeVisible()
  await page.getByRole('button', { name: t.notes.note }).click()
  const noteField = page.getByRole('form', { name: t.notes.label }).getByRole('textbox')
  await noteField.fill('Rückruf')
  await log.getByRole('button', { name: t.write.edit }).click()
  await expect.element(box).toHaveValue('Bis Montag.')
  await expect.element(box).toHaveFocus()
  await page.getByRole('button', { name: t.notes.note }).click()
  await expect.element(noteField).toHaveValue('Rückruf')
})

test('what is typed while a note is being saved stays', async () => {
  await openThread()
  await page.getByRole('button', { name: t.notes.note }).click()
  const saving = Promise.withResolvers<void>()
  const note = { id: id(92), text: 'Rückruf', author: 'Karla', writtenAt: moment, canDelete: true }
  answer(addThreadNote, () => saving.promise.then(() => note))
  const field = page.getByRole('form', { name: t.notes.label }).getByRole('textbox')
  await field.fill('Rückruf')
  await page.getByRole('button', { name: t.notes.save }).click()
  await expect.poll(() => askedOf(addThreadNote)).toHaveLength(1)
  await field.fill('Rückruf am Montag')
  answer(getThread, { ...conversation, messages, notes: [note] })
  saving.resolve()
  await expect.element(log.getByRole('article', { name: fill(t.notes.by, { name: 'Karla' }) })).toBeVisible()
  await expect.element(field).toHaveValue('Rückruf am Montag')
})

for (const reason of ['deleted', 'blocked', 'company_closed', 'suspended'] as const) {
  test(`where nobody can be written to it is said why: ${reason}`, async () => {
    await openThread({ unreachable: reason, enter: () => signIn(applicant()) })
    const { name } = thread.counterpart
    await expect.element(page.getByText(fill(t.unreachable[reason].title, { name }))).toBeVisible()
    await expect.element(send).not.toBeInTheDocument()
  })
}

test('a block that is taken back is said, and writing comes next', async () => {
  await openThread({ unreachable: 'blocked' })
  const { name } = thread.counterpart
  answer(blockThread, thread)
  answer(getThread, { ...conversation, messages })
  await page.getByRole('button', { name: fill(t.actions.unblock, { name }) }).click()
  await expect.element(page.getByText(fill(t.block.undone, { name }))).toBeVisible()
  await expect.element(box).toHaveFocus()
})

test('Enter sends for whom it should', async () => {
  await page.viewport(1440, 900)
  await openThread()
  answer(respond, own('Zwei\nZeilen'))
  await page.getByRole('checkbox', { name: t.write.enterSends }).click()
  await box.fill('Zwei')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}Zeilen{Enter}')
  await expect.poll(() => askedOf(respond).map(({ body }) => body.message)).toEqual(['Zwei\nZeilen'])
  await page.getByRole('checkbox', { name: t.write.enterSends }).click()
})

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')

const id = (end: number) => `019b0000-0000-7000-8000-0000000000${end}`
const subject = 'Ihre Bewerbung um den Studienplatz Wirtschaftsinformatik im Wintersemester'
const moment = '2026-11-01T10:00:00.000Z'

const thread: Thread = {
  id: id(50),
  archived: false,
  subject,
  ownParticipants: [],
  otherParticipants: [],
  counterpart: { name: 'Maximiliane Wolkenstein-Hasenöhrl', companyId: null, hasLogo: false },
  applicationId: id(51),
  aboutApplication: false,
  offerTitle: null,
  lastMessageDateTime: moment,
  lastMessage: { text: 'Nachricht 60', own: false },
  unreadMessages: 0,
  handler: null,
  revision: 0,
  blocked: false,
  can: { assign: true, block: true },
}

const otherThreads = Array.from({ length: 40 }, (_, at) => ({
  ...thread,
  id: `019b0000-0000-7000-8000-0000000002${String(at).padStart(2, '0')}`,
  unreadMessages: 1,
}))

const conversation = {
  ...thread,
  messages: [],
  notes: [],
  hasEarlier: false,
  hasLater: false,
  unreachable: null,
  applicant: null,
}

const messages: Message[] = Array.from({ length: 60 }, (_, at) => ({
  id: `019b0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
  threadId: thread.id,
  senderId: null,
  senderName: 'Maximiliane',
  own: at % 2 === 0,
  message: `Nachricht ${at + 1}`,
  sentAt: moment,
  readBy: [],
  attachments: [],
}))

const own = (message: string): Message => ({ ...(messages[0] as Message), id: id(90), own: true, message })

async function openThread({
  enter = () => signIn(company(), allPermissions),
  shown = messages,
  earlier = false,
  unreachable = null,
}: {
  enter?: () => void
  shown?: Message[]
  earlier?: boolean
  unreachable?: Conversation['unreachable']
} = {}) {
  enter()
  answer(listThreads, [thread, ...otherThreads])
  answer(getThread, { ...conversation, messages: shown, hasEarlier: earlier, unreachable })
  answer(markThreadRead, 0)
  answer(listApplicationInterviews, { interviews: [], timeline: [], can: { propose: false } })
  answer(listOpenInterviews, [])
  refuse(getApplication, 'not_found')
  const screen = await openApp(`/nachrichten/${thread.id}`)
  await expect.element(heading).toMatchTextContent(thread.counterpart.name)
  return screen
}
