/**
 * After `threshold` tries the next one waits `firstWait` seconds since the last, each further one twice as long, at
 * most `maxWait`. Whoever was quiet for `forgetAfter` seconds begins anew.
 */
export type AttemptPolicy = { threshold: number; firstWait: number; maxWait: number; forgetAfter: number }

const minute = 60

/** Of passwords for one account, whoever guesses: at login, or where a session was found open. */
export const passwordGuesses: AttemptPolicy = {
  threshold: 5,
  firstWait: 1,
  maxWait: 15 * minute,
  forgetAfter: 30 * minute,
}
