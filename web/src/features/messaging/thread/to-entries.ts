import type { Message, ThreadNote } from '@tandem/contract/messaging'
import type { ScreenPath } from '@tandem/contract/paths'
import type { Outgoing } from '../write/unsent.ts'

export type Entry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string; count: number; since: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'note'; key: string; note: ThreadNote }
  | { kind: 'line'; key: string; line: ThreadLine }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing }

/** What happened beside the messages, such as an interview that was proposed. */
export type ThreadLine = { id: string; at: string; text: string; path: ScreenPath; way: string }

type Sources = {
  messages: readonly Message[]
  notes: readonly ThreadNote[]
  lines?: readonly ThreadLine[]
  outgoing: readonly Outgoing[]
  /** The first message that was unread when the reader came. */
  firstUnread: string | null
  /** Names an instant's day in the reader's time zone. */
  dayOf: (instant: string) => string
}

/** A conversation from top to bottom: marks where a day begins and where the unread begin, then what is on its way. */
export function toEntries({ messages, notes, lines = [], outgoing, firstUnread, dayOf }: Sources): Entry[] {
  const arrived = new Set(messages.map(({ id }) => id))
  // A message keeps the key it was sent with, so that it does not appear a second time when it has arrived.
  const keys = new Map(outgoing.map(({ key, messageId }) => [messageId, key]))
  const written: (Entry & { at: string })[] = [
    ...messages.map((message) => ({
      kind: 'message' as const,
      key: keys.get(message.id) ?? message.id,
      message,
      at: message.sentAt,
    })),
    ...notes.map((note) => ({ kind: 'note' as const, key: note.id, note, at: note.writtenAt })),
    ...lines.map((line) => ({ kind: 'line' as const, key: line.id, line, at: line.at })),
  ]
  const all = [
    ...written.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    ...outgoing
      .filter(({ messageId }) => !messageId || !arrived.has(messageId))
      .map((each) => ({ kind: 'outgoing' as const, key: each.key, outgoing: each, at: each.writtenAt })),
  ]
  return all.flatMap((line, index) => {
    const before = all[index - 1]
    const startsDay = !before || dayOf(before.at) !== dayOf(line.at)
    const startsUnread = line.kind === 'message' && line.message.id === firstUnread
    const count = startsUnread ? countOthers(messages, firstUnread) : 0
    return [
      ...(startsDay ? [{ kind: 'day' as const, key: `day-${dayOf(line.at)}`, at: line.at }] : []),
      ...(startsUnread ? [{ kind: 'unread' as const, key: 'unread', count, since: line.at }] : []),
      line,
    ]
  })
}

/** The unread are the newest messages of the other side. */
export function firstUnreadOf(messages: readonly Message[], unread: number): string | null {
  if (unread === 0) return null
  const others = messages.filter(({ own }) => !own)
  return others[Math.max(0, others.length - unread)]?.id ?? null
}

function countOthers(messages: readonly Message[], from: string | null): number {
  const start = messages.findIndex(({ id }) => id === from)
  return messages.slice(start).filter(({ own }) => !own).length
}
