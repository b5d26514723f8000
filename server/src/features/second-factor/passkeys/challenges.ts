import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { consumeChallenge, insertChallenge } from './challenges.store.ts'

export const challengeLifeMs = 5 * 60 * 1000

/** `accountId` is null for a sign-in: nobody is known yet. */
export async function saveChallenge(ctx: Context, challenge: string, accountId: string | null) {
  const expiresAt = new Date(ctx.clock().getTime() + challengeLifeMs)
  await insertChallenge(ctx.db, { challenge, accountId, expiresAt })
}

/** The challenge that a browser says it answers: one of ours, handed out to the same account, for the first time. */
export async function redeemChallenge(ctx: Context, clientDataJSON: string, accountId: string | null) {
  const challenge = readChallenge(clientDataJSON)
  const isOurs = challenge && (await consumeChallenge(ctx.db, { challenge, accountId, now: ctx.clock() }))
  if (!isOurs) throw new AppError('passkey_refused')
  return challenge
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}
