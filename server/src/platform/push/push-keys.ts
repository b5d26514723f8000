import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { Secrets } from '#platform/secrets/secrets.ts'

/** By which push services know this platform (RFC 8292): every process with the same secret key has the same one. */
export type SenderKey = { publicKey: string; authorise(endpoint: string, now: Date): string }

const validSeconds = 12 * 60 * 60

/** `contact`: an https or mailto address, for a service that has something to say about what we send. */
export function createSenderKey(secrets: Pick<Secrets, 'derive'>, contact: string): SenderKey {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(secrets.derive('push'))
  const point = ecdh.getPublicKey()
  const publicKey = point.toString('base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: ecdh.getPrivateKey('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  return {
    publicKey,
    authorise(endpoint, now) {
      const exp = Math.floor(now.getTime() / 1000) + validSeconds
      const token = signToken(key, { aud: new URL(endpoint).origin, exp, sub: contact })
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}

function signToken(key: KeyObject, claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
