/**
 * After `threshold` tries the next one waits `firstWait` seconds since the last, each further one twice as long, at
 * most `maxWait`. Whoever was quiet for `forgetAfter` seconds begins anew.
 */
export type AttemptPolicy = { threshold: number; firstWait: number; maxWait: number; forgetAfter: number }

const minute = 60
const hour = 60 * minute
const day = 24 * hour

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

/** Mails of one kind about an account to one address: five, then none until an hour after the last. */
export const mailPolicy: AttemptPolicy = { threshold: 5, firstWait: hour, maxWait: hour, forgetAfter: hour }

/** Invitations mailed by a company that nobody has checked yet: five, then none until a day after the last. */
export const pendingInvitationPolicy: AttemptPolicy = {
  threshold: 5,
  firstWait: day,
  maxWait: day,
  forgetAfter: day,
}
