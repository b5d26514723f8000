import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { areUsable, encryptFor, type PushKeys } from './encrypt.ts'
import { isKnownService, type PostToService, postToService } from './post-to-service.ts'
import { createSenderKey } from './push-keys.ts'

export type PushAddress = { endpoint: string; keys: PushKeys }

export type PushSender = {
  publicKey: string
  /** Whether something may be sent there at all. */
  accepts(address: PushAddress): boolean
  /**
   * `gone`: the browser has ended the subscription, or the service will never take anything of ours for it.
   * @throws when it is worth trying again
   */
  send(address: PushAddress, message: object): Promise<'sent' | 'gone'>
}

/** A device that was off for longer is told nothing: what it shows then is old. */
const keptSeconds = 12 * 60 * 60

export function createPushSender(
  { push, http, mail }: Pick<Config, 'push' | 'http' | 'mail'>,
  secrets: Secrets,
  clock: Clock,
  post: PostToService = postToService,
): PushSender {
  const contact = http.baseUrl.startsWith('https:') ? http.baseUrl : `mailto:${addressIn(mail.from)}`
  const key = createSenderKey(secrets, contact)
  const accepts = ({ endpoint, keys }: PushAddress) => isKnownService(endpoint, push.hosts) && areUsable(keys)
  return {
    publicKey: key.publicKey,
    accepts,
    async send(address, message) {
      if (!accepts(address)) return 'gone'
      const headers = {
        authorization: key.authorise(address.endpoint, clock()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
        urgency: 'normal',
      }
      const body = encryptFor(address.keys, JSON.stringify(message))
      const status = await post(address.endpoint, { ...headers, 'content-length': String(body.length) }, body)
      if (status >= 200 && status < 300) return 'sent'
      if ([400, 401, 403, 404, 410].includes(status)) return 'gone'
      throw new Error(`The push service answered ${status}`)
    },
  }
}

const addressIn = (from: string): string => from.match(/<([^<>]+)>/)?.[1] ?? from
