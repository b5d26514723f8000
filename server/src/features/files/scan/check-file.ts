import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { scanStream } from '#platform/files/scan-stream.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.ts'
import { mailRetries } from '#platform/mail/mail-retries.ts'
import { findFile, type StoredFile, updateScan } from '../files.store.ts'
import { keysOf } from '../storage-keys.ts'

export const infectedFileMail = defineJob('send-infected-file-mail', {
  retryLimit: mailRetries,
  handler: async (ctx: Context, { fileId }: { fileId: string }) => {
    const { sendInfectedFileMail } = await import('./infected-file.mail.ts')
    await sendInfectedFileMail(ctx, fileId)
  },
})

/**
 * Asks the virus scanner about a file that nobody has looked into. Of an infected one the bytes go at once; its row
 * stays for a while, so that its uploader sees why it is gone. May be called again after it failed at any step: bytes
 * that are still there go then.
 */
export async function checkFile(ctx: Context, fileId: string): Promise<void> {
  const file = await findFile(ctx.db, fileId)
  if (ctx.config.scanner === null || !file || file.scan === 'clean') return
  if (file.scan === 'unscanned') {
    const verdict = await scanStream(ctx.config.scanner, await ctx.storage.read(file.storageKey))
    const isNews = await record(ctx, file, verdict.isClean ? 'clean' : 'infected')
    if (verdict.isClean) return
    if (isNews) {
      ctx.log.error({ fileId, signature: verdict.signature }, 'An uploaded file was infected and is removed')
    }
  }
  await deleteBytes(ctx, file.storageKey)
}

export async function deleteBytes({ storage }: Context, storageKey: string): Promise<void> {
  for (const key of keysOf(storageKey)) await storage.delete(key)
}

/** With it the uploader's open windows are told, and of an infected file the uploader by mail. */
const record = (ctx: Context, { id, uploadedBy }: StoredFile, scan: 'clean' | 'infected'): Promise<boolean> =>
  transaction(ctx, async ({ db }) => {
    if (!(await updateScan(db, id, scan))) return false
    if (uploadedBy) await publish(db, { accountIds: [uploadedBy], type: 'application', data: { fileId: id } })
    if (scan === 'infected') await enqueue(db, infectedFileMail, { fileId: id })
    return true
  })
