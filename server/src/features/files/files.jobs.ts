import type { Context } from '#platform/context/context.ts'
import { defineJob, enqueue, type Job } from '#platform/jobs/jobs.ts'
import { deleteFile, findKnownKeys, findUnattachedFile, listUnattachedFiles } from './files.store.ts'
import { keysOf, rowKeyOf, storageFolders } from './storage-keys.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A file that no record holds any more goes, bytes first: until they are gone, the row says where they lie. */
export const discardFile = defineJob('discard-file', {
  async handler(ctx: Context, { fileId }: { fileId: string }) {
    const file = await findUnattachedFile(ctx.db, fileId)
    if (!file) return
    for (const key of keysOf(file.storageKey)) await ctx.storage.delete(key)
    await deleteFile(ctx.db, fileId)
  },
})

export const nightlyFileCleanUp = defineJob('sweep-files', {
  cron: '23 3 * * *',
  async handler(ctx: Context) {
    const dayAgo = new Date(ctx.clock().getTime() - dayMs)
    for (const fileId of await listUnattachedFiles(ctx.db, dayAgo)) {
      await enqueue(ctx.db, discardFile, { fileId }, { singletonKey: fileId })
    }
    for (const folder of storageFolders) await removeUnknownObjects(ctx, folder, dayAgo)
  },
})

/** Bytes without a row: parts of killed writes, and files whose transaction never committed. */
async function removeUnknownObjects({ db, storage }: Context, folder: string, before: Date): Promise<void> {
  for await (const keys of storage.listBefore(folder, before)) {
    if (keys.length === 0) continue
    const known = await findKnownKeys(db, keys.map(rowKeyOf))
    await storage.deleteListed(keys.filter((key) => !known.has(rowKeyOf(key))))
  }
}

export const filesJobs: Job<never, Context>[] = [discardFile, nightlyFileCleanUp]
