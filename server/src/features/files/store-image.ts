import { createHash } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { mediaTypes } from '#platform/files/detect-type.ts'
import { ImageRefused, type ResizedImage, resizeImage } from '#platform/files/resize-image.ts'
import { AppError } from '#platform/http/app-error.ts'
import { insertFile, type StoredFile } from './files.store.ts'
import { imageKey, newImageKey } from './storage-keys.ts'

export type NewImage = { bytes: Uint8Array; name: string; uploadedBy: string | null }

/** Like `storeFile`, for an image: encoded anew in every size. Throws `file_type_not_allowed`, `file_too_large`. */
export async function storeImage(ctx: Context, image: NewImage): Promise<StoredFile> {
  const sizes = await resized(image.bytes)
  const stored = await insertFile(ctx.db, {
    id: newId(),
    storageKey: newImageKey(),
    name: image.name,
    mediaType: mediaTypes.webp,
    size: sizes.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    sha256: createHash('sha256').update(image.bytes).digest('hex'),
    uploadedBy: image.uploadedBy,
    createdAt: ctx.clock(),
  })
  for (const { size, bytes } of sizes) await ctx.storage.put(imageKey(stored.storageKey, size), bytes)
  return stored
}

async function resized(bytes: Uint8Array): Promise<ResizedImage[]> {
  try {
    return await resizeImage(bytes)
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error
    throw new AppError(error.reason === 'unreadable' ? 'file_type_not_allowed' : 'file_too_large')
  }
}
