import type { Message } from '@tandem/contract/messaging'

type Reader = Message['readBy'][number]
export type Receipt = {
  isRead: boolean
  /** Of the newest message that somebody has read, by whom; only of that one is known when. */
  newestOf: readonly Reader[]
}

/** Of each message who has read it; the viewer's own reading is no news. */
export function receiptsOf(
  messages: readonly Message[],
  ownIds: readonly (string | null)[],
): Map<string, Receipt> {
  const receipts = new Map<string, Receipt>()
  const seen = { own: new Set<string>(), others: new Set<string>() }
  for (const { id, own, readBy } of messages.toReversed()) {
    const readers = readBy.filter((reader) => !ownIds.includes(reader.id))
    const before = own ? seen.own : seen.others
    receipts.set(id, {
      isRead: readers.length > 0,
      newestOf: readers.filter((reader) => !before.has(reader.id)),
    })
    for (const reader of readers) before.add(reader.id)
  }
  return receipts
}
