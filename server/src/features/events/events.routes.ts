import { streamEvents } from '@tandem/contract/events'
import type { EventHub } from '#platform/events/events.ts'
import { route } from '#platform/http/route.ts'

export const eventsRoutes = (hub: EventHub) => [
  route(streamEvents, async (_ctx, viewer) => ({
    subscribe: (send) =>
      hub.subscribe(viewer.accountId, ({ type, data }) => {
        // The end of another device's session is not this one's.
        if (type === 'session_ended' && data.sessionId !== viewer.sessionId) return
        send({ type, data })
      }),
  })),
]
