import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestClock } from '#platform/clock/test-clock.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { areUsable, encryptFor } from './encrypt.ts'
import { isKnownService, isOwnNetwork, lookupPublic, type PostToService } from './post-to-service.ts'
import { createPushSender } from './push-sender.ts'

/** Section 5 of RFC 8291. */
const example = {
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  text: 'When I grow up, I want to be a watermelon',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('a message', () => {
  test('is encrypted as the standard’s example is', () => {
    const sender = createECDH('prime256v1')
    sender.setPrivateKey(example.sender, 'base64url')
    const salt = Buffer.from(example.salt, 'base64url')
    const body = encryptFor(example.keys, example.text, { sender, salt })
    expect(body.toString('base64url')).toBe(example.body)
  })

  test('looks different each time', () => {
    expect(encryptFor(example.keys, 'x')).not.toEqual(encryptFor(example.keys, 'x'))
  })

  test('is for keys that are some', () => {
    expect(areUsable(example.keys)).toBe(true)
    expect(areUsable({ ...example.keys, auth: 'AAAA' })).toBe(false)
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 65, maxLength: 65 }), (bytes) => {
        const p256dh = Buffer.from(bytes).toString('base64url')
        expect(areUsable({ ...example.keys, p256dh })).toBe(false)
      }),
    )
  })
})

describe('where it may go', () => {
  const hosts = ['fcm.googleapis.com', 'push.apple.com']
  test.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://fcm.googleapis.com.example.org/x', false],
    ['https://evilpush.apple.com.de/x', false],
    ['https://notpush.apple.com@127.0.0.1/x', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['https://127.0.0.1/x', false],
    ['https://[::1]/x', false],
    ['file:///etc/passwd', false],
    ['no address', false],
  ])('%s: %s', (endpoint, known) => {
    expect(isKnownService(endpoint, hosts)).toBe(known)
  })

  test.each([
    ['10.1.2.3', true],
    ['127.0.0.1', true],
    ['169.254.169.254', true],
    ['172.31.0.1', true],
    ['192.168.1.1', true],
    ['142.250.74.42', false],
    ['::1', true],
    ['::ffff:10.0.0.1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['2a00:1450:4001::200a', false],
  ])('%s is of a network of our own: %s', (address, own) => {
    expect(isOwnNetwork({ address, family: address.includes(':') ? 6 : 4 })).toBe(own)
  })

  test('a name that leads to this machine is no address', async () => {
    const found = new Promise((resolve) => lookupPublic('localhost', {}, (error) => resolve(error?.message)))
    expect(await found).toBe('localhost is an address of a private network')
  })
})

describe('the sender', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const address = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: example.keys }
  const secrets = createSecrets(randomBytes(32))
  function sender(status: number) {
    const posted: Parameters<PostToService>[] = []
    const post: PostToService = async (...call) => {
      posted.push(call)
      return status
    }
    const config = loadConfig({ BASE_URL: 'https://tandem.example' })
    return { posted, sender: createPushSender(config, secrets, createTestClock(now), post) }
  }

  test('names itself by a signed token for that service alone, with a key that stays the same', async () => {
    const { sender: one, posted } = sender(201)
    expect(await one.send(address, { title: 'x' })).toBe('sent')
    const [, headers] = posted[0] ?? []
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' })
    const [, header, claims, signature, publicKey] =
      headers?.authorization?.match(/^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/) ?? []
    expect(publicKey).toBe(sender(201).sender.publicKey)
    expect(read(claims)).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: now.getTime() / 1000 + 12 * 60 * 60,
      sub: 'https://tandem.example',
    })
    const signed = Buffer.from(`${header}.${claims}`)
    const key = { key: publicKeyOf(publicKey ?? ''), dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', signed, key, Buffer.from(signature ?? '', 'base64url'))).toBe(true)
  })

  test.each([404, 410, 403])('%i: nothing ever arrives there again', async (status) => {
    expect(await sender(status).sender.send(address, {})).toBe('gone')
  })

  test.each([429, 500, 503, 302])('%i: it is tried again', async (status) => {
    await expect(sender(status).sender.send(address, {})).rejects.toThrow(`answered ${status}`)
  })

  test('sends nothing to what is no service', async () => {
    const { sender: one, posted } = sender(201)
    expect(await one.send({ ...address, endpoint: 'https://intranet.example/' }, {})).toBe('gone')
    expect(posted).toEqual([])
  })
})

const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

function publicKeyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'))
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
}
