import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * What is done with the process's secret key. Each purpose has a key of its own, so that nothing made for one can
 * be passed off as another's.
 */
export type Secrets = {
  /** Encrypts for the database; `open` needs the same purpose, and throws when anything was changed. */
  seal(purpose: string, text: string): string
  open(purpose: string, sealed: string): string
  /** A keyed hash: what is easily guessed, such as an address, cannot be looked up in a stolen table. */
  sign(purpose: string, text: string): string
  /** 32 bytes, for a key of another kind. */
  derive(purpose: string): Buffer
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export function createSecrets(key: Buffer): Secrets {
  const keys = new Map<string, Buffer>()
  function keyFor(purpose: string): Buffer {
    const kept = keys.get(purpose)
    if (kept) return kept
    const derived = Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
    keys.set(purpose, derived)
    return derived
  }

  return {
    seal(purpose, text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, keyFor(`seal ${purpose}`), iv)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const iv = bytes.subarray(0, ivBytes)
      const decipher = createDecipheriv(algorithm, keyFor(`seal ${purpose}`), iv, { authTagLength: tagBytes })
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const opened = decipher.update(bytes.subarray(ivBytes + tagBytes))
      return Buffer.concat([opened, decipher.final()]).toString('utf8')
    },
    sign: (purpose, text) =>
      createHmac('sha256', keyFor(`sign ${purpose}`))
        .update(text)
        .digest('base64url'),
    derive: (purpose) => keyFor(`derive ${purpose}`),
  }
}
