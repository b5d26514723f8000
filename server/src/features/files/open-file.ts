import type { FileOutput } from '@tandem/contract/endpoint'
import type { Context } from '#platform/context/context.ts'
import { mediaTypes } from '#platform/files/detect-type.ts'
import type { ImageSize } from '#platform/files/resize-image.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findFile, type StoredFile } from './files.store.ts'
import { imageKey } from './storage-keys.ts'

/** A browser shows these without running anything of them. */
const shownInline = [mediaTypes.pdf, mediaTypes.jpeg, mediaTypes.png, mediaTypes.webp]

/** The file for whoever may have it, which the caller has decided. */
export async function openFile(ctx: Context, fileId: string): Promise<FileOutput> {
  const file = await existing(ctx, fileId)
  return { ...output(file, await ctx.storage.read(file.storageKey)), version: file.id }
}

export async function openImage(ctx: Context, fileId: string, size: ImageSize): Promise<FileOutput> {
  const file = await existing(ctx, fileId)
  return {
    ...output(file, await ctx.storage.read(imageKey(file.storageKey, size))),
    version: `${file.id}-${size}`,
  }
}

async function existing(ctx: Context, fileId: string): Promise<StoredFile> {
  const file = await findFile(ctx.db, fileId)
  if (!file) throw new AppError('not_found')
  return file
}

function output({ name, mediaType }: StoredFile, body: FileOutput['body']): FileOutput {
  const disposition = shownInline.includes(mediaType) ? 'inline' : 'attachment'
  return { body, name, contentType: mediaType, disposition }
}
