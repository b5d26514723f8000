/**
 * After `threshold` tries the next one waits `firstWait` seconds since the last, each further one twice as long, at
 * most `maxWait`. Whoever was quiet for `forgetAfter` seconds begins anew.
 */
export type AttemptPolicy = { threshold: number; firstWait: number; maxWait: number; forgetAfter: number }
