import { endpoint, signedIn, stream } from './endpoint.ts'

export const liveEventTypes = [
  'unread',
  'message',
  'application',
  'offer',
  'request',
  'notice',
  'settings',
  'session_ended',
  'account',
] as const
export type LiveEventType = (typeof liveEventTypes)[number]

/** `data` says which record changed; the client asks for it again rather than trusting a copy. */
export type LiveEventData = Record<string, string | number>

export const streamEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary: 'Server-sent events for the account that is logged in',
  access: signedIn,
  output: stream,
})
