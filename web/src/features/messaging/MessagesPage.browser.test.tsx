import { getThread, type Message, markThreadRead, respond } from '@tandem/contract/messaging'
import { listThreads, type Thread } from '@tandem/contract/messaging/threads'
import { paths } from '@tandem/contract/paths'
import { violationMessage } from '@tandem/contract/violations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boxOf } from '#testing/boxes.ts'
import { allPermissions, applicant, company, openApp, signIn, words } from '#testing/open.tsx'
import { answer, askedOf } from '#testing/stub-server.ts'

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
  expect(boxOf(heading).width).toBeGreaterThan(200)
  expect(boxOf(heading).height).toBeLessThan(40)
})

test('an applicant gets from the conversation to the own application', async () => {
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
  answer(getThread, { ...thread, messages: [...messages, own('Verstanden.')] })
  resolve()
  await expect.element(log.getByText(t.write.sending)).not.toBeInTheDocument()
  await expect.element(log.getByText('Verstanden.')).toBeVisible()
  expect(askedOf(respond).map(({ body }) => body.message)).toEqual(['Verstanden.'])
})

test('long words break, addresses are links, and 10,001 characters are refused', async () => {
  await page.viewport(360, 800)
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(8)
  await openThread({ shown: [own(`${word} https://example.org/a?b=(c) <b>kein Markup</b>`)] })
  const link = log.getByRole('link', { name: 'https://example.org/a?b=(c)' })
  await expect.element(link).toHaveAttribute('href', 'https://example.org/a?b=(c)')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  await expect.element(log).toMatchTextContent('<b>kein Markup</b>')
  expect(document.documentElement.scrollWidth).toBe(360)

  await box.fill('x'.repeat(10_001))
  await expect
    .element(box)
    .toHaveAccessibleDescription(new RegExp(violationMessage('de', 'too_long', { max: 10_000 })))
  await send.click()
  await expect.element(box).toHaveValue('x'.repeat(10_001))
  answer(respond, own('x'.repeat(10_000)))
  await box.fill('x'.repeat(10_000))
  await send.click()
  await expect.poll(() => askedOf(respond).map(({ body }) => body.message.length)).toEqual([10_000])
  expect(document.documentElement.scrollWidth).toBe(360)
})

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

const messages: Message[] = Array.from({ length: 60 }, (_, at) => ({
  id: `019b0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
  threadId: thread.id,
  senderId: null,
  senderName: 'Maximiliane',
  own: at % 2 === 0,
  message: `Nachricht ${at + 1}`,
  sentAt: moment,
  readBy: [],
}))

const own = (message: string): Message => ({ ...(messages[0] as Message), id: id(90), own: true, message })

async function openThread({
  enter = () => signIn(company(), allPermissions),
  shown = messages,
}: {
  enter?: () => void
  shown?: Message[]
} = {}) {
  enter()
  answer(listThreads, [thread, ...otherThreads])
  answer(getThread, { ...thread, messages: shown })
  answer(markThreadRead, 0)
  const screen = await openApp(`/nachrichten/${thread.id}`)
  await expect.element(heading).toMatchTextContent(thread.counterpart.name)
  return screen
}
