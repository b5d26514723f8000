import { type Context, transaction } from '#platform/context/context.ts'
import { days, defineJob, enqueue, hours, type Job } from '#platform/jobs/jobs.ts'
import {
  deleteFile,
  deleteInfectedBefore,
  findKnownKeys,
  findUnattachedFile,
  listInfectedKeys,
  listUnattachedFiles,
  listUnscanned,
  lockFile,
} from './files.store.ts'
import { checkFile, deleteBytes, infectedFileMail } from './scan/check-file.ts'
import { rowKeyOf, storageFolders } from './storage-keys.ts'

const minuteMs = 60 * 1000
/** Of those that wait; the next ones follow five minutes later. */
const scannedAtOnce = 500
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const unattachedHours = 24
const infectedDays = 30

/** A file that no record holds any more goes, bytes first: until they are gone, the row says where they lie. */
export const discardFile = defineJob('discard-file', {
  handler: (ctx: Context, { fileId }: { fileId: string }) =>
    transaction(ctx, async (ctx) => {
      // Whoever takes back what they removed waits, or is waited for.
      await lockFile(ctx.db, fileId)
      const file = await findUnattachedFile(ctx.db, fileId)
      if (!file) return
      await deleteBytes(ctx, file.storageKey)
      await deleteFile(ctx.db, fileId)
    }),
})

/** Asks the virus scanner; while that is away the file waits. */
export const scanFile = defineJob('scan-file', {
  handler: (ctx: Context, { fileId }: { fileId: string }) => checkFile(ctx, fileId),
})

/** What was uploaded while the scanner was away, or before there was one. */
const scanWaitingFiles = defineJob('scan-waiting-files', {
  cron: '*/5 * * * *',
  async handler(ctx: Context) {
    if (ctx.config.scanner === null) return
    const waiting = await listUnscanned(ctx.db, new Date(ctx.clock().getTime() - minuteMs), scannedAtOnce)
    if (waiting.length === 0) return
    ctx.log.warn({ waiting: waiting.length }, 'Files wait for the virus scanner')
    for (const fileId of waiting) await enqueue(ctx.db, scanFile, { fileId }, { singletonKey: fileId })
  },
})

export const nightlyFileCleanUp = defineJob('sweep-files', {
  cron: '23 3 * * *',
  deletes: () => [
    { subject: 'unattached_files', after: hours(unattachedHours) },
    { subject: 'infected_files', after: days(infectedDays) },
  ],
  async handler(ctx: Context) {
    const dayAgo = new Date(ctx.clock().getTime() - unattachedHours * hourMs)
    for (const fileId of await listUnattachedFiles(ctx.db, dayAgo)) {
      await enqueue(ctx.db, discardFile, { fileId }, { singletonKey: fileId })
    }
    // What a storage that was away for long has kept of them.
    for (const storageKey of await listInfectedKeys(ctx.db)) await deleteBytes(ctx, storageKey)
    await deleteInfectedBefore(ctx.db, new Date(ctx.clock().getTime() - infectedDays * dayMs))
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

export const filesJobs: Job<never, Context>[] = [
  discardFile,
  scanFile,
  infectedFileMail,
  scanWaitingFiles,
  nightlyFileCleanUp,
]
