import * as z from 'zod/mini'
import { Id, IdParams, Instant } from './common.ts'
import { endpoint, envelope, signedIn } from './endpoint.ts'

/** The kinds of mails that are also told on a device. */
export const pushKinds = ['messages', 'application_changes', 'new_matches'] as const
export type PushKind = (typeof pushKinds)[number]

export const maxPushDevices = 10

/** What the service worker gets, in the reader's language. It may stand on a locked screen, so that it names nobody. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Of the page that a click opens. */
  path: z.string(),
  /** A newer one replaces the one with the same tag. */
  tag: z.string(),
})
export type PushMessage = z.output<typeof PushMessage>

const PushDevice = z.object({
  id: Id,
  /** “Firefox, Linux”; empty when the browser did not say. */
  device: z.string(),
  addedAt: Instant,
  /** SHA-256 of the address at the push service, in hexadecimal digits: a browser knows itself by it. */
  endpointDigest: z.string(),
})
export type PushDevice = z.output<typeof PushDevice>

const PushKinds = z.array(z.object({ id: z.enum(pushKinds), enabled: z.boolean() }))

export const getPushSettings = endpoint({
  method: 'GET',
  path: '/account/push',
  summary: 'The devices that get push notifications, and about which kinds of news',
  access: signedIn,
  output: envelope(
    'push',
    z.object({
      /** The server's (RFC 8292), as `pushManager.subscribe` takes it. */
      publicKey: z.string(),
      devices: z.array(PushDevice),
      kinds: PushKinds,
    }),
  ),
})

/** Base64url without padding. */
const bytes = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`)))

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/account/push/devices',
  summary:
    'Register a device for push notifications, with the subscription from its browser; one that is known already stays one',
  access: signedIn,
  body: z.strictObject({
    endpoint: z.string().check(z.maxLength(1000)),
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  }),
  output: envelope('device', PushDevice),
  errors: ['push_service_unknown', 'too_many_devices'],
  limitPerMinute: 20,
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/account/push/devices/{id}',
  summary: 'Remove a device: it gets no more push notifications',
  access: signedIn,
  params: IdParams,
  output: envelope('removed', z.literal(true)),
})

export const switchPushKind = endpoint({
  method: 'PUT',
  path: '/account/push/kinds/{kind}',
  summary: 'Turn push notifications about one kind of news on or off, on all devices',
  access: signedIn,
  params: z.strictObject({ kind: z.enum(pushKinds) }),
  body: z.strictObject({ enabled: z.boolean() }),
  output: envelope('kinds', PushKinds),
})
