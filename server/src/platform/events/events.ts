import { setTimeout as pause } from 'node:timers/promises'
import type { LiveEventData, LiveEventType } from '@tandem/contract/events'
import type { Database, Db } from '#platform/db/database.ts'
import { insertEvent, notify, readEventsAfter, readPosition } from './events.store.ts'

/** The trigger of `live-event.sql` writes to it. */
const channel = 'tandem_events'
const retryMs = 1000
/** PostgreSQL's limit for a notification is 8000 bytes. */
const accountsPerNotification = 100

export type LiveEvent = {
  /** Empty: everyone, which only `publishToAll` means. */
  accountIds: string[]
  type: LiveEventType
  /** Ids and numbers: what the receiver may know more, it asks for. */
  data: LiveEventData
}

/**
 * Reaches the subscribers in every process when the caller's transaction commits, and clients that are away later.
 * For no accounts it does nothing.
 */
export async function publish(db: Db, event: LiveEvent): Promise<void> {
  if (event.accountIds.length > 0) await insertEvent(db, event)
}

/** Reaches every account, as `publish` reaches some. */
export async function publishToAll(db: Db, event: Omit<LiveEvent, 'accountIds'>): Promise<void> {
  await insertEvent(db, { ...event, accountIds: [] })
}

/**
 * Reaches the subscribers of this moment, in every process, and nobody later: what is over in seconds has no position,
 * takes no lock and leaves no row.
 */
export async function publishUnkept(db: Db, { accountIds, ...event }: LiveEvent): Promise<void> {
  for (let at = 0; at < accountIds.length; at += accountsPerNotification) {
    const some = accountIds.slice(at, at + accountsPerNotification)
    await notify(db, channel, JSON.stringify({ accountIds: some, ...event }))
  }
}

/** `position`: its place among all events, in the order of their commits; null of one that is not kept. */
type Subscriber = (event: LiveEvent, position: number | null) => void
type Unsubscribe = () => void

export type EventHub = {
  /** Every event up to here was committed, and delivered in this process. */
  position(): number
  /** Events come in order and once each, but for the gaps that `onGap` tells of. */
  subscribe(accountId: string, onEvent: Subscriber): Unsubscribe
  /** Sees the events of all accounts. */
  onEvery(onEvent: Subscriber): Unsubscribe
  /** Events were missed that are no longer kept: what they had changed is read again. */
  onGap(onGap: () => void): Unsubscribe
  close(): Promise<void>
}

/** One a process. Notifications bring events at once; what they leave out is read from the table. */
export async function openEventHub({ db, listen }: Pick<Database, 'db' | 'listen'>): Promise<EventHub> {
  const { deliver, ...subscriptions } = createSubscriptions()
  const ofGaps = new Set<() => void>()
  const closing = new AbortController()
  let position: number | null = null
  let reading: Promise<void> | null = null
  let isBehind = false

  function receive(payload: string): void {
    // Only `publish` and the trigger write to the channel.
    const { position: next, ...event }: Partial<LiveEvent> & { position?: number } = JSON.parse(payload)
    // What is committed before the first position is known is no subscriber's; all others read it themselves.
    if (position === null) return
    if (next === undefined) {
      if (isWhole(event)) deliver(event, null)
    } else if (next > position + 1 || reading || !isWhole(event)) {
      catchUp()
    } else if (next > position) {
      position = next
      deliver(event, next)
    }
  }

  function catchUp(): void {
    isBehind = true
    reading ??= readUntilEven()
  }

  async function readUntilEven(): Promise<void> {
    while (isBehind && !closing.signal.aborted) {
      isBehind = false
      try {
        const missed = await readEventsAfter(db, position ?? 0)
        for (const { position: each, ...event } of missed.events) {
          position = each
          deliver(event, each)
        }
        position = missed.upTo
        if (missed.isTooOld) for (const onGap of ofGaps) onGap()
        if (missed.hasMore) isBehind = true
      } catch {
        isBehind = true
        await pause(retryMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
    reading = null
  }

  const stopListening = await listen(channel, receive, catchUp)
  position = await readPosition(db)
  return {
    ...subscriptions,
    position: () => position ?? 0,
    onGap: (onGap) => added(ofGaps, onGap),
    async close() {
      closing.abort()
      await stopListening()
      await reading
    },
  }
}

const isWhole = (event: Partial<LiveEvent>): event is LiveEvent => event.type !== undefined

function createSubscriptions() {
  const ofAccount = new Map<string, Set<Subscriber>>()
  const ofEvery = new Set<Subscriber>()
  return {
    deliver(event: LiveEvent, position: number | null): void {
      const accounts = event.accountIds.length > 0 ? event.accountIds : ofAccount.keys()
      for (const id of accounts) for (const onEvent of ofAccount.get(id) ?? []) onEvent(event, position)
      for (const onEvent of ofEvery) onEvent(event, position)
    },
    subscribe(accountId: string, onEvent: Subscriber): Unsubscribe {
      const subscribers = ofAccount.get(accountId) ?? new Set()
      ofAccount.set(accountId, subscribers.add(onEvent))
      return () => {
        subscribers.delete(onEvent)
        if (subscribers.size === 0 && ofAccount.get(accountId) === subscribers) ofAccount.delete(accountId)
      }
    },
    onEvery: (onEvent: Subscriber) => added(ofEvery, onEvent),
  }
}

function added<T>(set: Set<T>, item: T): Unsubscribe {
  set.add(item)
  return () => set.delete(item)
}
