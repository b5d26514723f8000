import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import type { FileType } from './detect-type.ts'

const maxPixels = 40_000_000

/** Whether a reader's program will open a file of this type: whole, without a password, within the bounds of images. */
export async function isReadable(bytes: Uint8Array, type: FileType): Promise<boolean> {
  try {
    return await readers[type](bytes)
  } catch {
    return false
  }
}

const readers: Record<FileType, (bytes: Uint8Array) => boolean | Promise<boolean>> = {
  pdf: hasPages,
  docx: isWholeArchive,
  jpeg: canBeDecoded,
  png: canBeDecoded,
  webp: canBeDecoded,
}

/** A file that was cut off in its middle can be "opened" with no page. */
async function hasPages(bytes: Uint8Array): Promise<boolean> {
  const pdf = await PDF.load(bytes)
  return (!pdf.isEncrypted || pdf.isAuthenticated) && pdf.getPageCount() > 0
}

/** The list of an archive's files stands at its end, after at most 64 kB of comment. */
function isWholeArchive(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-66_000)
  return end.includes('PK\x05\x06', 0, 'latin1') && end.includes('word/document.xml', 0, 'latin1')
}

async function canBeDecoded(bytes: Uint8Array): Promise<boolean> {
  await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' }).resize(16, 16).toBuffer()
  return true
}
