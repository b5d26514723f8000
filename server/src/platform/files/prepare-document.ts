import sharp from 'sharp'
import { AppError } from '#platform/http/app-error.ts'
import { limitWork } from '#platform/limit-work/limit-work.ts'
import { inPdfWorker } from '#platform/pdf/pdf-workers.ts'
import { findDocxFault } from './check-docx.ts'
import type { FileType } from './detect-type.ts'

export class DocumentRefused extends Error {
  override name = 'DocumentRefused'
  readonly reason: 'unreadable' | 'unsafe' | 'too_many_pixels'

  constructor(reason: DocumentRefused['reason']) {
    super(`The document was refused: ${reason}`)
    this.reason = reason
  }
}

const maxPixels = 40_000_000

/** An A4 page at 340 dots an inch: what a phone's camera gives stays readable. */
const longestEdge = 4000

/** Above this a picture becomes a JPEG, whose size is bounded by its pixels. */
const maxImageBytes = 10 * 1024 * 1024

/** A decoded picture takes up to 160 MB, and many may come at once. */
const inTurn = limitWork(2)

type Prepared = { bytes: Uint8Array; type: FileType }

/**
 * The bytes to keep. Pictures are encoded anew, upright: where and with what they were taken is gone, and so is
 * whatever else hid in them. PDF and DOCX stay as they are, since certificates may be signed. Throws `DocumentRefused`.
 */
export async function prepareDocument(bytes: Uint8Array, type: FileType): Promise<Prepared> {
  try {
    if (type === 'pdf') await requirePages(bytes)
    else if (type === 'docx') await requireHarmless(bytes)
    else return await inTurn(() => encodeAnew(bytes, type))
    return { bytes, type }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw error instanceof DocumentRefused ? error : new DocumentRefused('unreadable')
  }
}

async function requirePages(bytes: Uint8Array): Promise<void> {
  if (!(await inPdfWorker('isReadable', bytes))) throw new DocumentRefused('unreadable')
}

async function requireHarmless(bytes: Uint8Array): Promise<void> {
  const fault = await findDocxFault(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (fault) throw new DocumentRefused(fault)
}

async function encodeAnew(bytes: Uint8Array, type: 'jpeg' | 'png' | 'webp'): Promise<Prepared> {
  // The header tells the size: a bomb is refused before it is unpacked.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) throw new DocumentRefused('too_many_pixels')
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true })
    .autoOrient()
    .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
  const encoded = await image.clone().toFormat(type, { quality: 88 }).toBuffer()
  if (encoded.length <= maxImageBytes) return { bytes: encoded, type }
  return { bytes: await image.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer(), type: 'jpeg' }
}
