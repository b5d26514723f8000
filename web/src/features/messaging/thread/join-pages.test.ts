import type { Conversation, Message } from '@tandem/contract/messaging'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withEarlier, withNewest } from './join-pages.ts'

const instant = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString()

const message = (number: number): Message => ({
  id: `m${number}`,
  threadId: 'thread',
  senderId: null,
  senderName: 'Hanna Wiesengrün',
  own: true,
  message: `${number}`,
  sentAt: instant(number),
  readBy: [],
  attachments: [],
})

/** As the server answers when `sent` messages were sent: those from `from`, each with a note half a minute later. */
function pageOf(sent: number, length: number, before = sent): Conversation {
  const from = Math.max(0, before - length)
  const numbers = Array.from({ length: before - from }, (_, at) => from + at)
  const notes = numbers.map((number) => ({
    ...{ id: `n${number}`, text: '', author: null, canDelete: false },
    writtenAt: new Date(Date.parse(instant(number)) + 30_000).toISOString(),
  }))
  const thread = { unreachable: null, applicant: null } as unknown as Conversation
  return { ...thread, hasEarlier: from > 0, hasLater: false, messages: numbers.map(message), notes }
}

const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)

test('whatever comes and is loaded, all between the first and the last message is there once, with its notes', () => {
  const step = fc.record({ comes: fc.nat(15), loadsEarlier: fc.boolean() })
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 8 }), fc.array(step), (start, length, steps) => {
      let sent = start + 1
      let known = pageOf(sent, length)
      for (const { comes, loadsEarlier } of steps) {
        const [first] = known.messages
        if (loadsEarlier && known.hasEarlier && first) {
          known = withEarlier(known, pageOf(sent, length, Number(first.message)), first.id)
        }
        sent += comes
        known = withNewest(known, pageOf(sent, length))
        const from = Number(known.messages[0]?.message)
        const numbers = Array.from({ length: sent - from }, (_, at) => from + at)
        expect(idsOf(known.messages)).toEqual(numbers.map((number) => `m${number}`))
        expect(idsOf(known.notes)).toEqual(numbers.map((number) => `n${number}`))
        expect(known.hasEarlier).toBe(from > 0)
      }
    }),
  )
})

test('who has read a later message has read the earlier ones', () => {
  const known = withEarlier(pageOf(4, 2), pageOf(4, 2, 2), 'm2')
  const reader = { id: 'lena', name: 'Lena', readAt: instant(9) }
  const page = pageOf(4, 2)
  const read = { ...page, messages: page.messages.map((each) => ({ ...each, readBy: [reader] })) }
  expect(withNewest(known, read).messages.map(({ readBy }) => readBy)).toEqual(Array(4).fill([reader]))
})

test('a page before a message that is no longer the first one is left out', () => {
  const known = pageOf(9, 3)
  expect(withEarlier(known, pageOf(9, 3, 6), 'm5')).toBe(known)
})
