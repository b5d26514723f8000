import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { scanStream } from '#platform/files/scan-stream.ts'
import { findFile, type StoredFile, updateScan } from '../files.store.ts'
import { keysOf } from '../storage-keys.ts'

/**
 * Asks the virus scanner about a file that nobody has looked into. Of an infected one the bytes go at once; its row
 * stays for a while, so that its uploader sees why it is gone. Answers whether it was found infected now.
 */
export async function checkFile(ctx: Context, fileId: string): Promise<boolean> {
  const file = await findFile(ctx.db, fileId)
  if (ctx.config.scanner === null || file?.scan !== 'unscanned') return false
  const verdict = await scanStream(ctx.config.scanner, await ctx.storage.read(file.storageKey))
  const isNews = await record(ctx, file, verdict.isClean ? 'clean' : 'infected')
  if (verdict.isClean || !isNews) return false
  for (const key of keysOf(file.storageKey)) await ctx.storage.delete(key)
  ctx.log.error({ fileId, signature: verdict.signature }, 'An uploaded file was infected and is removed')
  return true
}

/** With it the uploader's open windows are told. */
const record = (ctx: Context, { id, uploadedBy }: StoredFile, scan: 'clean' | 'infected'): Promise<boolean> =>
  transaction(ctx, async ({ db }) => {
    if (!(await updateScan(db, id, scan))) return false
    if (uploadedBy) await publish(db, { accountIds: [uploadedBy], type: 'application', data: { fileId: id } })
    return true
  })
