import type { Message } from '@tandem/contract/messaging'
import { expect, test } from 'vitest'
import type { Outgoing } from '../write/unsent.ts'
import { firstUnreadOf, toEntries } from './to-entries.ts'

const dayOf = (instant: string) => instant.slice(0, 10)

const message = (id: string, sentAt: string, own = false): Message => ({
  id,
  threadId: 'thread',
  senderId: null,
  senderName: 'Hanna Wiesengrün',
  own,
  message: id,
  sentAt,
  readBy: [],
  attachments: [],
})

const outgoing = (key: string, messageId: string | null): Outgoing => ({
  key,
  messageId,
  text: key,
  writtenAt: '2026-11-20T09:00:00Z',
  accountId: 'account',
  threadId: 'thread',
  state: 'sending',
  failure: null,
  fileNames: [],
})

const messages = [
  message('a', '2026-11-19T09:00:00Z'),
  message('b', '2026-11-19T10:00:00Z', true),
  message('c', '2026-11-20T08:00:00Z'),
  message('d', '2026-11-20T08:30:00Z'),
]

test('marks days and where the unread begin', () => {
  const entries = toEntries({ messages, notes: [], outgoing: [], firstUnread: 'c', dayOf })
  expect(entries.map(({ key }) => key)).toEqual([
    'day-2026-11-19',
    'a',
    'b',
    'day-2026-11-20',
    'unread',
    'c',
    'd',
  ])
  expect(entries.find(({ kind }) => kind === 'unread')).toMatchObject({ count: 2 })
})

test('a note stands where it was written', () => {
  const note = { id: 'n', text: '', author: null, writtenAt: '2026-11-19T09:30:00Z', canDelete: true }
  const entries = toEntries({ messages, notes: [note], outgoing: [], firstUnread: null, dayOf })
  expect(entries.map(({ key }) => key).slice(0, 4)).toEqual(['day-2026-11-19', 'a', 'n', 'b'])
})

test('a message on its way comes last, and keeps its key once it has arrived', () => {
  const before = toEntries({
    messages,
    notes: [],
    outgoing: [outgoing('sent', null)],
    firstUnread: null,
    dayOf,
  })
  expect(before.at(-1)).toMatchObject({ kind: 'outgoing', key: 'sent' })

  const arrived = [...messages, message('e', '2026-11-20T09:00:01Z', true)]
  const after = toEntries({
    messages: arrived,
    notes: [],
    outgoing: [outgoing('sent', 'e')],
    firstUnread: null,
    dayOf,
  })
  expect(after.at(-1)).toMatchObject({ kind: 'message', key: 'sent' })
  expect(after.filter(({ key }) => key === 'sent')).toHaveLength(1)
})

test.each([
  [0, null],
  [1, 'd'],
  [2, 'c'],
  [3, 'a'],
  [9, 'a'],
])('of %i unread messages the first is %s', (unread, first) => {
  expect(firstUnreadOf(messages, unread)).toBe(first)
})
