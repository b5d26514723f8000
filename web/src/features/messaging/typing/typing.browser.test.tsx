import { type Conversation, showTyping, typingIntervalMs } from '@tandem/contract/messaging'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { passOn } from '#lib/live/passed-events.ts'
import { open } from '#testing/open.tsx'
import { answer, askedOf } from '#testing/stub-server.ts'
import { TypingLine } from './TypingLine.tsx'
import { useShowTyping } from './useShowTyping.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const thread = {
  id: 'thread',
  ownParticipants: [],
  otherParticipants: [{ id: 'hanna', name: 'Hanna Wiesengrün' }],
  counterpart: { name: 'Nordlicht Messtechnik AG', companyId: 'company', hasLogo: false },
  messages: [],
} as unknown as Conversation
const from = (senderId: string, { threadId = 'thread', side = 'other' } = {}) =>
  passOn('typing', { threadId, senderId, side })
const line = page.getByText(/schreib(t|en) gerade/)

test('names who is writing in this thread, until their message comes or they fall silent', async () => {
  await open(<TypingLine thread={thread} />)
  from('hanna', { threadId: 'another' })
  from('new here')
  await expect.element(line).toMatchTextContent('Nordlicht Messtechnik AG schreibt gerade …')
  from('hanna')
  await expect.element(line).toMatchTextContent('Nordlicht Messtechnik AG und Hanna Wiesengrün schreiben')
  vi.advanceTimersByTime(typingIntervalMs)
  from('hanna')
  vi.advanceTimersByTime(typingIntervalMs)
  await expect.element(line).toMatchTextContent('Hanna Wiesengrün schreibt')
  vi.advanceTimersByTime(typingIntervalMs)
  await expect.element(line).not.toBeInTheDocument()
  from('colleague', { side: 'own' })
  await expect.element(line).toMatchTextContent('Jemand aus Ihrem Team schreibt')
})

test('tells it every few seconds at most, anew after sending, and not of an empty text', async () => {
  answer(showTyping, true)
  await open(<Box />)
  const asked = () => expect.poll(() => askedOf(showTyping).length)
  const box = page.getByRole('textbox')
  await box.fill(' ')
  await box.fill('G')
  await box.fill('Gu')
  await asked().toBe(1)
  vi.advanceTimersByTime(typingIntervalMs)
  await box.fill('Gut')
  await asked().toBe(2)
  await box.fill('')
  await box.fill('N')
  await asked().toBe(3)
})

function Box() {
  const show = useShowTyping('019b0000-0000-7000-8000-000000000050')
  return <input aria-label="Text" onChange={(event) => show(event.target.value)} />
}
