import type { Readable } from 'node:stream'
import type { FileOutput } from '@tandem/contract/endpoint'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { mediaTypes } from '#platform/files/detect-type.ts'
import { MissingFile } from '#platform/files/missing-file.ts'
import type { ImageSize } from '#platform/files/resize-image.ts'
import { AppError } from '#platform/http/app-error.ts'
import { findFile, type StoredFile } from './files.store.ts'
import { imageKey } from './storage-keys.ts'

/** A browser shows these without running anything of them. */
const shownInline = [mediaTypes.pdf, mediaTypes.jpeg, mediaTypes.png, mediaTypes.webp]

/** Whether a scanner has yet to look into it. Without one, nothing is held back. */
export const isBeingChecked = ({ config }: Context, { scan }: Pick<StoredFile, 'scan'>): boolean =>
  config.scanner !== null && scan === 'unscanned'

/**
 * The file for whoever may have it, which the caller has decided; `name` is what it is called there. While it is being
 * checked, only who uploaded it gets it. Throws `not_found`, `file_being_checked`, `file_lost`.
 */
export async function openFile(
  ctx: Context,
  viewer: Viewer | null,
  fileId: string,
  name?: string,
): Promise<FileOutput> {
  const file = await existing(ctx, fileId)
  const isUploader = viewer !== null && viewer.accountId === file.uploadedBy
  if (isBeingChecked(ctx, file) && !isUploader) throw new AppError('file_being_checked')
  const called = { ...file, name: name ?? file.name }
  const body = await read(ctx, file, file.storageKey)
  if (!body) throw new AppError('file_lost')
  return { ...output(called, body), version: file.id }
}

/** Of an image nothing is left as it was uploaded, so that no scanner is asked. One that is lost is as if there were none. */
export async function openImage(ctx: Context, fileId: string, size: ImageSize): Promise<FileOutput> {
  const file = await existing(ctx, fileId)
  const body = await read(ctx, file, imageKey(file.storageKey, size))
  if (!body) throw new AppError('not_found')
  return { ...output(file, body), version: `${file.id}-${size}` }
}

async function read({ storage, log }: Context, { id }: StoredFile, key: string): Promise<Readable | null> {
  try {
    return await storage.read(key)
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error
    logLostFile(log, id)
    return null
  }
}

export const logLostFile = (log: Context['log'], fileId: string): void =>
  log.error({ fileId }, 'The storage has lost a file')

async function existing(ctx: Context, fileId: string): Promise<StoredFile> {
  const file = await findFile(ctx.db, fileId)
  if (!file || file.scan === 'infected') throw new AppError('not_found')
  return file
}

function output({ name, mediaType }: StoredFile, body: FileOutput['body']): FileOutput {
  const disposition = shownInline.includes(mediaType) ? 'inline' : 'attachment'
  return { body, name, contentType: mediaType, disposition }
}
