import type { Context } from '#platform/context/context.ts'
import { days, defineJob, type Job, minutes } from '#platform/jobs/jobs.ts'
import { sessionCutoffs } from './session-cutoffs.ts'
import {
  deleteExpiredSessions,
  deleteKnownAddressesBefore,
  knownAddressCutoff,
  knownDays,
} from './sessions.store.ts'

/** Deletes what no longer has any effect. */
export const nightlySessionCleanUp = defineJob('sweep-sessions', {
  cron: '45 3 * * *',
  deletes: ({ session }) => [
    { subject: 'sessions_idle', after: minutes(session.idleMinutes), setting: 'session.idleMinutes' },
    { subject: 'sessions', after: minutes(session.absoluteMinutes), setting: 'session.absoluteMinutes' },
    { subject: 'known_addresses', after: days(knownDays) },
  ],
  handler: async (ctx: Context) => {
    const cutoffs = await sessionCutoffs(ctx)
    await deleteExpiredSessions(ctx.db, cutoffs)
    await deleteKnownAddressesBefore(ctx.db, knownAddressCutoff(cutoffs.now))
  },
})

export const sessionsJobs: Job<never, Context>[] = [nightlySessionCleanUp]
