import { jobKinds } from '@tandem/contract/backend/operations/jobs'
import type {
  Rehearsal,
  RetentionJob,
  rehearseRetention as rehearseEndpoint,
} from '@tandem/contract/backend/operations/retention'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { FileStorage } from '#platform/files/storage.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { countDeleted, countDiscards } from './retention.store.ts'

type Jobs = readonly Job<never, Context>[]

/** As the jobs say it that delete. */
export const listRetention =
  (jobs: Jobs) =>
  async (ctx: Context): Promise<RetentionJob[]> => {
    const settings = await ctx.settings(ctx.db)
    return jobs.flatMap(({ name, cron, deletes }): RetentionJob[] => {
      const job = jobKinds.find((kind) => kind === name)
      if (!job || !deletes || cron === undefined) return []
      const rules = deletes(settings)
      if (rules.length === 0) return []
      return [{ job, cron, rules: rules.map((rule) => ({ ...rule, setting: rule.setting ?? null })) }]
    })
  }

/** The job itself runs, in a transaction that is taken back: so what is counted is what would go. */
export const rehearseRetention =
  (jobs: Jobs) =>
  async (
    ctx: Context,
    _: AdminViewer,
    { params }: HandlerInput<typeof rehearseEndpoint>,
  ): Promise<Rehearsal> => {
    const job = jobs.find(({ name, deletes }) => name === params.job && deletes)
    if (!job) throw new AppError('not_found')
    const storage = countingStorage(ctx.storage)
    const counts = await takenBack(ctx, async (ctx) => {
      const [deleted, discards] = [await countDeleted(ctx.db), await countDiscards(ctx.db)]
      await (job.handler as Job<object, Context>['handler'])({ ...ctx, storage: storage.storage }, {})
      const after = await countDeleted(ctx.db)
      after.set('stored_file', (after.get('stored_file') ?? 0) + (await countDiscards(ctx.db)) - discards)
      return [...after].map(([table, count]) => ({ table, count: count - (deleted.get(table) ?? 0) }))
    })
    counts.push({ table: 'lost_files', count: storage.deleted() })
    return {
      tables: counts.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count),
      rehearsedAt: ctx.clock().toISOString(),
    }
  }

async function takenBack<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined
  const takeBack = new Error('A rehearsal is taken back')
  await inTransaction(ctx.db, async (db) => {
    result = { value: await work({ ...ctx, db }) }
    throw takeBack
  }).catch((error: unknown) => {
    if (error !== takeBack) throw error
  })
  if (!result) throw new Error('A rehearsal without a result')
  return result.value
}

/** The database takes back what was deleted, the storage would not. */
function countingStorage(storage: FileStorage) {
  let deleted = 0
  const counting: FileStorage = {
    ...storage,
    delete: async () => {
      deleted += 1
    },
    deleteListed: async (keys) => {
      deleted += keys.length
    },
  }
  return { storage: counting, deleted: () => deleted }
}
