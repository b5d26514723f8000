import { createHash } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { detectType, type FileType, mediaTypes } from '#platform/files/detect-type.ts'
import { DocumentRefused, prepareDocument } from '#platform/files/prepare-document.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { cleanFileName } from './file-name.ts'
import { scanFile } from './files.jobs.ts'
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
 * a transaction that failed, is swept after a day. Throws `file_type_not_allowed`, `file_unreadable`, `file_unsafe`,
 * `image_too_large`.
 */
export async function storeFile(ctx: Context, file: NewFile): Promise<StoredFile> {
  const type = await detectType(file.bytes)
  if (!type || !file.accept.includes(type)) throw new AppError('file_type_not_allowed')
  const kept = await prepared(file.bytes, type)
  const stored = await insertFile(ctx.db, {
    id: newId(),
    storageKey: newDocumentKey(),
    name: cleanFileName(file.name, kept.type),
    mediaType: mediaTypes[kept.type],
    size: kept.bytes.byteLength,
    sha256: createHash('sha256').update(kept.bytes).digest('hex'),
    uploadedBy: file.uploadedBy,
    createdAt: ctx.clock(),
  })
  await ctx.storage.put(stored.storageKey, kept.bytes)
  if (ctx.config.scanner) await enqueue(ctx.db, scanFile, { fileId: stored.id }, { singletonKey: stored.id })
  return stored
}

const refusals = {
  unreadable: 'file_unreadable',
  unsafe: 'file_unsafe',
  too_many_pixels: 'image_too_large',
} as const

async function prepared(bytes: Uint8Array, type: FileType) {
  try {
    return await prepareDocument(bytes, type)
  } catch (error) {
    throw error instanceof DocumentRefused ? new AppError(refusals[error.reason]) : error
  }
}
