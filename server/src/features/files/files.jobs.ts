import type { Context } from '#platform/context/context.ts'
import { defineJob, enqueue, type Job } from '#platform/jobs/jobs.ts'
import { deleteFile, findUntiedFile, listUntiedFiles } from './files.store.ts'
import { keysOf } from './storage-keys.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A file that no record holds any more goes, bytes first: until they are gone, the row says where they lie. */
export const discardFile = defineJob('discard-file', {
  async handler(ctx: Context, { fileId }: { fileId: string }) {
    const file = await findUntiedFile(ctx.db, fileId)
    if (!file) return
    for (const key of keysOf(file.storageKey)) await ctx.storage.delete(key)
    await deleteFile(ctx.db, fileId)
  },
})

export const sweepFiles = defineJob('sweep-files', {
  cron: '23 3 * * *',
  async handler(ctx: Context) {
    const dayAgo = new Date(ctx.clock().getTime() - dayMs)
    for (const fileId of await listUntiedFiles(ctx.db, dayAgo)) {
      await enqueue(ctx.db, discardFile, { fileId }, { singletonKey: fileId })
    }
  },
})

export const filesJobs: Job<never, Context>[] = [discardFile, sweepFiles]
