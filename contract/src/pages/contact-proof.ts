import * as z from 'zod/mini'
import { Instant, whole } from '../common.ts'

/**
 * While many messages arrive, each costs its sender's device a second of work: somebody who writes one does not notice,
 * a program that sends thousands does. No tracker is asked, and nobody has to tell pictures apart.
 */
export const ContactProof = z.strictObject({ at: Instant, nonce: whole(0, 1_000_000_000) })
export type ContactProof = z.output<typeof ContactProof>

/** How many bits the hash begins with that are zero: some 65,000 tries. */
export const proofBits = 16
/** So long a proof is good for its message. */
export const proofMinutes = 10

type Proven = { email: string; message: string }

/** What is hashed with SHA-256: of another message it is another one. */
export const proofText = ({ email, message }: Proven, { at, nonce }: ContactProof): string =>
  JSON.stringify([at, email, message, nonce])

export function isProof(hash: Uint8Array): boolean {
  return (((hash[0] ?? 255) << 8) | (hash[1] ?? 255)) >> (16 - proofBits) === 0
}
