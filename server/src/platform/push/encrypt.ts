import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** As the browser gave them, base64url: its public key and the secret it shares with us. */
export type PushKeys = { p256dh: string; auth: string }

const recordSize = 4096
/** After the last byte of the only record. */
const lastRecord = Buffer.from([2])

/** A message for one browser (RFC 8291, in one record of RFC 8188). Key and salt are made anew for each. */
export function encryptFor(
  keys: PushKeys,
  text: string,
  { sender = newKey(), salt = randomBytes(16) }: { sender?: ECDH; salt?: Buffer } = {},
): Buffer {
  const receiver = Buffer.from(keys.p256dh, 'base64url')
  const shared = sender.computeSecret(receiver)
  const own = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own])
  const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const encrypted = [cipher.update(text, 'utf8'), cipher.update(lastRecord), cipher.final()]
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordSize)
  size.writeUInt8(own.length, 4)
  return Buffer.concat([salt, size, own, ...encrypted, cipher.getAuthTag()])
}

function newKey(): ECDH {
  const key = createECDH('prime256v1')
  key.generateKeys()
  return key
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Whether a message can be encrypted with them: a point of the curve, and a secret of 16 bytes. */
export function areUsable({ p256dh, auth }: PushKeys): boolean {
  try {
    newKey().computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}
