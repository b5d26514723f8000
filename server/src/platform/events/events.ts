import type { Database, Db } from '#platform/db/database.ts'
import { notificationLimit, notify } from '#platform/db/notify/notify.ts'

const channel = 'tandem_events'

export type LiveEvent = {
  /** Empty: everyone. */
  accountIds: string[]
  type:
    | 'unread'
    | 'message'
    | 'application'
    | 'offer'
    | 'request'
    | 'notice'
    | 'settings'
    | 'session_ended'
    | 'account'
  /** Ids and numbers: what the receiver may know more, it asks for. */
  data: Record<string, string | number>
}

/** Reaches the subscribers in every process when the caller's transaction commits. */
export async function publish(db: Db, event: LiveEvent): Promise<void> {
  const payload = JSON.stringify(event)
  if (Buffer.byteLength(payload) < notificationLimit) return notify(db, channel, payload)
  if (event.accountIds.length < 2) throw new RangeError(`The data of the event ${event.type} is too long`)
  const half = Math.ceil(event.accountIds.length / 2)
  await publish(db, { ...event, accountIds: event.accountIds.slice(0, half) })
  await publish(db, { ...event, accountIds: event.accountIds.slice(half) })
}

type Subscriber<T extends unknown[]> = (...args: T) => void
type Unsubscribe = () => void

export type EventHub = {
  subscribe(accountId: string, onEvent: Subscriber<[LiveEvent]>): Unsubscribe
  /** Sees the events of all accounts. */
  onEvery(onEvent: Subscriber<[LiveEvent]>): Unsubscribe
  /** The connection was lost and is back: events may have been missed, so what they had changed is read again. */
  onGap(onGap: Subscriber<[]>): Unsubscribe
  close(): Promise<void>
}

/** One a process. */
export async function openEventHub(database: Database): Promise<EventHub> {
  const ofAccount = new Map<string, Set<Subscriber<[LiveEvent]>>>()
  const ofEvery = new Set<Subscriber<[LiveEvent]>>()
  const ofGaps = new Set<Subscriber<[]>>()

  function deliver(payload: string): void {
    // Only `publish` writes to the channel.
    const event: LiveEvent = JSON.parse(payload)
    const accounts = event.accountIds.length > 0 ? event.accountIds : ofAccount.keys()
    for (const id of accounts) for (const onEvent of ofAccount.get(id) ?? []) onEvent(event)
    for (const onEvent of ofEvery) onEvent(event)
  }

  const close = await database.listen(channel, deliver, () => {
    for (const onGap of ofGaps) onGap()
  })
  return {
    subscribe(accountId, onEvent) {
      const subscribers = ofAccount.get(accountId) ?? new Set()
      ofAccount.set(accountId, subscribers.add(onEvent))
      return () => {
        subscribers.delete(onEvent)
        if (subscribers.size === 0 && ofAccount.get(accountId) === subscribers) ofAccount.delete(accountId)
      }
    },
    onEvery: (onEvent) => added(ofEvery, onEvent),
    onGap: (onGap) => added(ofGaps, onGap),
    close,
  }
}

function added<T>(set: Set<T>, item: T): Unsubscribe {
  set.add(item)
  return () => set.delete(item)
}
