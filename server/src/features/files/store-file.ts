import { createHash } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { detectType, type FileType, mediaTypes } from '#platform/files/detect-type.ts'
import { isReadable } from '#platform/files/is-readable.ts'
import { AppError } from '#platform/http/app-error.ts'
import { cleanFileName } from './file-name.ts'
import { insertFile, type StoredFile } from './files.store.ts'
import { newDocumentKey } from './storage-keys.ts'

export type NewFile = {
  bytes: Uint8Array
  name: string
  /** Account. */
  uploadedBy: string | null
  accept: readonly FileType[]
}

/**
 * Keeps a file that is not tied to a record yet; call it before the transaction that ties it, never inside of one.
 * The row is written before the bytes, so that there are no bytes without a row: what is left by a crash, or by
 * a transaction that failed, is swept after a day. Throws `file_type_not_allowed`,
 * `file_unreadable`.
 */
export async function storeFile(ctx: Context, file: NewFile): Promise<StoredFile> {
  const type = await detectType(file.bytes)
  if (!type || !file.accept.includes(type)) throw new AppError('file_type_not_allowed')
  if (!(await isReadable(file.bytes, type))) throw new AppError('file_unreadable')
  const stored = await insertFile(ctx.db, {
    id: newId(),
    storageKey: newDocumentKey(),
    name: cleanFileName(file.name, type),
    mediaType: mediaTypes[type],
    size: file.bytes.byteLength,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    uploadedBy: file.uploadedBy,
    createdAt: ctx.clock(),
  })
  await ctx.storage.put(stored.storageKey, file.bytes)
  return stored
}
