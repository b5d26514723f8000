import type { Readable } from 'node:stream'
import type { Context } from '#platform/context/context.ts'
import { findFilesOf, type StoredFile } from './files.store.ts'
import { keysOf } from './storage-keys.ts'

type OwnFile = Pick<StoredFile, 'id' | 'name' | 'mediaType' | 'createdAt'> & {
  /** The stream must be read or destroyed. */
  open: () => Promise<Readable>
}

/** What an account has brought and the storage still holds; of an image the largest size. */
export async function listOwnFiles(ctx: Context, accountId: string): Promise<OwnFile[]> {
  const files: OwnFile[] = []
  for (const { id, name, mediaType, createdAt, storageKey } of await findFilesOf(ctx.db, accountId)) {
    const key = keysOf(storageKey).at(-1) ?? storageKey
    if (!(await ctx.storage.exists(key))) continue
    files.push({ id, name, mediaType, createdAt, open: () => ctx.storage.read(key) })
  }
  return files
}
