import type { EventSource, StreamedEvent } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { readEventsAfter } from '#platform/events/events.store.ts'
import type { EventHub, LiveEvent } from '#platform/events/events.ts'

type Send = (event: StreamedEvent) => void
type Heard = [event: LiveEvent, position: number | null]

/**
 * The events of an account from its client's position on, each once and in order: first what is kept, then what comes.
 * Without a position, what comes from now on.
 */
export function openStream(
  { db, log }: Context,
  viewer: Viewer,
  { hub, lastEventId }: { hub: EventHub; lastEventId: string | undefined },
): EventSource {
  const since = positionOf(lastEventId)

  function subscribe(send: Send, end: () => void) {
    let sent = since ?? hub.position()
    let stopped = false
    // Heard from before the first reading on, so that nothing falls between the two.
    let waiting: Heard[] | null = []

    function pass(...[{ type, data }, position]: Heard): void {
      if (stopped || (position !== null && position <= sent)) return
      sent = position ?? sent
      // The end of another device's session is not this one's.
      if (type === 'session_ended' && data.sessionId !== viewer.sessionId) return
      send({ id: position, type, data })
    }

    async function sendMissed(): Promise<void> {
      for (let hasMore = since !== null; hasMore && !stopped; ) {
        const missed = await readEventsAfter(db, sent, viewer.accountId)
        for (const event of missed.events) pass(event, event.position)
        sent = missed.upTo
        hasMore = missed.hasMore
        if (missed.isTooOld && !stopped) send({ id: sent, type: 'reset', data: {} })
      }
      for (const heard of waiting ?? []) pass(...heard)
      waiting = null
      if (!stopped) send({ id: sent, type: 'position', data: {} })
    }

    const unsubscribe = hub.subscribe(viewer.accountId, (...heard) =>
      waiting ? waiting.push(heard) : pass(...heard),
    )
    sendMissed().catch((err: unknown) => {
      log.warn({ err }, 'Missed events could not be read')
      end()
    })
    return {
      stop() {
        stopped = true
        unsubscribe()
      },
      position: () => (waiting ? null : Math.max(sent, hub.position())),
    }
  }

  return { subscribe }
}

/** Null when it is none of ours. */
function positionOf(lastEventId: string | undefined): number | null {
  return lastEventId && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null
}
