import type { AttemptPolicy } from '#platform/throttle/attempt-policy.ts'

const minute = 60

const guesses: AttemptPolicy = { threshold: 5, firstWait: 1, maxWait: 15 * minute, forgetAfter: 30 * minute }

/** Of passwords for one account, whoever guesses. */
export const loginAccountPolicy = guesses

/** Of passwords from one client address. It may be that of a whole school, so the wait is short. */
export const loginAddressPolicy = (rateLimitFactor: number): AttemptPolicy => ({
  threshold: Math.ceil(5 * rateLimitFactor),
  firstWait: 1,
  maxWait: minute,
  forgetAfter: 15 * minute,
})

/** Of the own password by somebody who is signed in, or who found a session open. */
export const passwordPolicy = guesses
