const knownDays = 90

/** An account is known at an address where it has signed in after this. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - knownDays * 24 * 60 * 60 * 1000)
