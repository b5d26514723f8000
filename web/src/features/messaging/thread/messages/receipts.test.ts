import type { Message } from '@tandem/contract/messaging'
import { expect, test } from 'vitest'
import { receiptsOf } from './receipts.ts'

const reader = (id: string) => ({ id, name: id, readAt: '2026-11-01T10:02:00Z' })
const message = (id: string, own: boolean, ...readers: string[]): Message => ({
  ...{ id, own, threadId: 'thread', senderId: null, senderName: '', message: '', attachments: [] },
  sentAt: '2026-11-01T10:00:00Z',
  readBy: readers.map(reader),
})

test('when somebody read is said of the newest that they have read, of their colleagues’ too', () => {
  const receipts = receiptsOf(
    [
      message('a', true, 'lena'),
      message('b', false, 'karla', 'me'),
      message('c', true, 'lena'),
      message('d', false, 'me'),
      message('e', true),
    ],
    ['me', null],
  )
  const said = [...receipts].map(([id, { isRead, newestOf }]) => [id, isRead, newestOf.map((by) => by.id)])
  expect(said.toReversed()).toEqual([
    ['a', true, []],
    ['b', true, ['karla']],
    ['c', true, ['lena']],
    ['d', false, []],
    ['e', false, []],
  ])
})
