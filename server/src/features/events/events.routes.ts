import { streamEvents } from '@tandem/contract/events'
import type { EventHub } from '#platform/events/events.ts'
import { route } from '#platform/http/route.ts'
import { openStream } from './open-stream.ts'

export const eventsRoutes = (hub: EventHub) => [
  route(streamEvents, async (ctx, viewer, { lastEventId }) => openStream(ctx, viewer, { hub, lastEventId })),
]
