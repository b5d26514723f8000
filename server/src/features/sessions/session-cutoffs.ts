import type { Context } from '#platform/context/context.ts'

/** A replaced token works this much longer, so that two tabs with the same one do not log each other out. */
const graceSeconds = 60

/** The instants that decide, by the current settings, which sessions and tokens are still valid. */
export async function sessionCutoffs(ctx: Context) {
  const { session } = await ctx.settings(ctx.db)
  const now = ctx.clock()
  return {
    now,
    seenAfter: plusSeconds(now, -60 * session.idleMinutes),
    replacedAfter: plusSeconds(now, -graceSeconds),
    /** Of a session that begins now. */
    expiresAt: plusSeconds(now, 60 * session.absoluteMinutes),
  }
}

const plusSeconds = (instant: Date, seconds: number) => new Date(instant.getTime() + 1000 * seconds)
