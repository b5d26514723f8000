import type { Readable } from 'node:stream'
import type { Context } from '#platform/context/context.ts'
import { findFilesOf, type StoredFile } from './files.store.ts'
import { isBeingChecked } from './open-file.ts'
import { keysOf } from './storage-keys.ts'

type OwnFile = Pick<StoredFile, 'id' | 'name' | 'mediaType' | 'createdAt'> & {
  /** The stream must be read or destroyed. */
  open: () => Promise<Readable>
}

/** What an account has uploaded, and what is tied to it, as far as the storage holds it; of an image the largest size. */
export async function listOwnFiles(ctx: Context, accountId: string, tied: string[]): Promise<OwnFile[]> {
  const files: OwnFile[] = []
  for (const file of await findFilesOf(ctx.db, accountId, tied)) {
    const { id, name, mediaType, createdAt, storageKey } = file
    if (file.scan === 'infected') continue
    if (isBeingChecked(ctx, file) && file.uploadedBy !== accountId) continue
    const key = keysOf(storageKey).at(-1) ?? storageKey
    if (!(await ctx.storage.exists(key))) {
      ctx.log.error({ fileId: id }, 'The storage has lost a file')
      continue
    }
    files.push({ id, name, mediaType, createdAt, open: () => ctx.storage.read(key) })
  }
  return files
}
