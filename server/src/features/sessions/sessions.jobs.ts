import type { Context } from '#platform/context/context.ts'
import { defineJob, type Job } from '#platform/jobs/jobs.ts'
import { sessionCutoffs } from './session-cutoffs.ts'
import { deleteExpiredSessions, deleteKnownAddressesBefore, knownAddressCutoff } from './sessions.store.ts'

/** Deletes what no longer has any effect. */
export const nightlySessionCleanUp = defineJob('sweep-sessions', {
  cron: '45 3 * * *',
  handler: async (ctx: Context) => {
    const cutoffs = await sessionCutoffs(ctx)
    await deleteExpiredSessions(ctx.db, cutoffs)
    await deleteKnownAddressesBefore(ctx.db, knownAddressCutoff(cutoffs.now))
  },
})

export const sessionsJobs: Job<never, Context>[] = [nightlySessionCleanUp]
