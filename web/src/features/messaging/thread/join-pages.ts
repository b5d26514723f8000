import type { Conversation, Message } from '@tandem/contract/messaging'

/**
 * The newest page with what is known before it. Without a message in common there may be a gap between the two, so
 * that what is known counts no more.
 */
export function withNewest(known: Conversation | undefined, page: Conversation): Conversation {
  const [first] = page.messages
  const at = known && first ? known.messages.findIndex(({ id }) => id === first.id) : -1
  if (!known || !first || at <= 0) return page
  const earlier = known.messages.slice(0, at)
  const notes = known.notes.filter(({ writtenAt }) => writtenAt < first.sentAt)
  return {
    ...page,
    hasEarlier: known.hasEarlier,
    messages: [...earlier.map((message) => readToo(message, page.messages)), ...page.messages],
    notes: [...notes, ...page.notes],
  }
}

/** What is known, with the page before its first message. */
export function withEarlier(known: Conversation, page: Conversation, before: string): Conversation {
  // Meanwhile something else came before it, or it is gone.
  if (known.messages[0]?.id !== before) return known
  return {
    ...known,
    hasEarlier: page.hasEarlier,
    messages: [...page.messages, ...known.messages],
    notes: [...page.notes, ...known.notes],
  }
}

/** What is known, with the page after its last message. */
export function withLater(known: Conversation, page: Conversation, after: string): Conversation {
  if (known.messages.at(-1)?.id !== after) return known
  return {
    ...known,
    hasLater: page.hasLater,
    messages: [...known.messages, ...page.messages],
    notes: [...known.notes, ...page.notes],
  }
}

/** What is known around a message, where what came again is as it is now. */
export function withAgain(known: Conversation | undefined, page: Conversation): Conversation {
  if (!known) return page
  const again = new Map(page.messages.map((message) => [message.id, message]))
  const { hasEarlier, hasLater, notes } = known
  return {
    ...page,
    ...{ hasEarlier, hasLater, notes },
    messages: known.messages.map((message) => again.get(message.id) ?? message),
  }
}

/** Whoever has read a later message of the same side has read this one. */
function readToo(message: Message, later: readonly Message[]): Message {
  const readers = later.filter(({ own }) => own === message.own).flatMap(({ readBy }) => readBy)
  const all = new Map([...message.readBy, ...readers].map((reader) => [reader.id, reader]))
  return all.size === message.readBy.length ? message : { ...message, readBy: [...all.values()] }
}
