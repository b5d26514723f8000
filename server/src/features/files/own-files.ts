import type { Readable } from 'node:stream'
import type { Context } from '#platform/context/context.ts'
import { findFilesOf, type StoredFile } from './files.store.ts'
import { isBeingChecked, logLostFile } from './open-file.ts'
import { keysOf } from './storage-keys.ts'

type OwnFile = Pick<StoredFile, 'id' | 'name' | 'mediaType' | 'createdAt'> & {
  /** The stream must be read or destroyed. Null for one that the storage has lost. */
  open: (() => Promise<Readable>) | null
}

/** What an account has uploaded, and what is tied to it; of an image the largest size. */
export async function listOwnFiles(ctx: Context, accountId: string, tied: string[]): Promise<OwnFile[]> {
  const files: OwnFile[] = []
  for (const file of await findFilesOf(ctx.db, accountId, tied)) {
    const { id, name, mediaType, createdAt, storageKey } = file
    if (file.scan === 'infected') continue
    if (isBeingChecked(ctx, file) && file.uploadedBy !== accountId) continue
    const key = keysOf(storageKey).at(-1) ?? storageKey
    const isThere = await ctx.storage.exists(key)
    if (!isThere) logLostFile(ctx.log, id)
    files.push({ id, name, mediaType, createdAt, open: isThere ? () => ctx.storage.read(key) : null })
  }
  return files
}
