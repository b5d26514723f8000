import { endpoint, signedIn, stream } from './endpoint.ts'

export const liveEventTypes = [
  'unread',
  'message',
  'typing',
  'application',
  'offer',
  'request',
  'notice',
  'settings',
  'reference',
  'session_ended',
  'account',
  'bookmark',
] as const
export type LiveEventType = (typeof liveEventTypes)[number]

/** `data` says which record changed; the client asks for it again rather than trusting a copy. */
export type LiveEventData = Record<string, string | number>

/**
 * What a stream says about itself. `position`: all events up to its id were sent. `reset`: what came since the client's
 * position is no longer kept, so it loads everything again.
 */
export const streamEventTypes = ['position', 'reset'] as const

/**
 * On answers to a session: a position among the events that the answer is not older than. A client whose first stream
 * begins there (`Last-Event-ID`) misses nothing and loads nothing twice.
 */
export const positionHeader = 'tandem-position'

export const streamEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary:
    'Server-sent events for the account that is logged in; with `Last-Event-ID` it goes on after that event',
  access: signedIn,
  onBehalf: 'allowed',
  output: stream,
})
