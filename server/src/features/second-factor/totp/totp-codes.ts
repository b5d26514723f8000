import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: SHA-1, six digits, thirty seconds. */
const standard = { issuer: 'Tandem', algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A new secret of 160 bits, to be typed or, as an address, scanned. */
export function makeTotp(label: string): { secret: string; uri: string } {
  const totp = new TOTP({ ...standard, label, secret: new Secret({ size: 20 }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The half minute that a code is of: this one, the one before or, as clocks differ, the next; null for none of them. */
export function stepOfCode(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = new TOTP({ ...standard, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token, timestamp, window: 1 })
  return delta === null ? null : TOTP.counter({ period: standard.period, timestamp }) + delta
}
