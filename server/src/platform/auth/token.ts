import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for the holder; only the hash is kept. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer ([\w-]{20,100})$/i)?.[1] ?? null
}
