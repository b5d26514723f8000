import { getThread, listThreads, type Message, markThreadRead, type Thread } from '@tandem/contract/messaging'
import { paths } from '@tandem/contract/paths'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { boxOf } from '#testing/boxes.ts'
import { allPermissions, applicant, company, openApp, signIn, words } from '#testing/open.tsx'
import { answer } from '#testing/stub-server.ts'

const t = words.de.messaging
const heading = page.getByRole('heading', { level: 1 })

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
  await openThread(() => signIn(applicant()))
  await expect
    .element(page.getByRole('link', { name: t.thread.application }))
    .toHaveAttribute('href', paths.ownApplication({ applicationId: id(51) }))
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

async function openThread(enter = () => signIn(company(), allPermissions)) {
  enter()
  answer(listThreads, [thread, ...otherThreads])
  answer(getThread, { ...thread, messages })
  answer(markThreadRead, 0)
  const screen = await openApp(`/nachrichten/${thread.id}`)
  await expect.element(heading).toMatchTextContent(thread.counterpart.name)
  return screen
}
