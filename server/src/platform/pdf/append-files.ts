import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import { mediaTypes } from '#platform/files/detect-type.ts'
import { boundUnpacking } from './bound-unpacking.ts'

/** More would keep the process from its other work for seconds. */
const bounds = { bytes: 40 * 1024 * 1024, pages: 200 }

/** An A4 page at 200 dots an inch. */
const largestImage = { width: 1654, height: 2339 }

export type FileToAppend = { key: string; mediaType: string; size: number; read: () => Promise<Uint8Array> }

/** What can follow a document's own pages: pages of PDF files, and images on pages of their own. */
export type Appendices = {
  images: Map<string, Buffer>
  pdfs: Map<string, PDF>
  /** Of the files that follow. */
  pages: Map<string, number>
}

/** Reads what fits; one that cannot be read, or is too much, is left out. */
export async function readAppendices(files: FileToAppend[]): Promise<Appendices> {
  const read: Appendices = { images: new Map(), pdfs: new Map(), pages: new Map() }
  const left = { ...bounds }
  for (const file of files) {
    if (read.pages.has(file.key) || file.size > left.bytes) continue
    left.bytes -= file.size
    try {
      const pages = await readOne(file, read, left.pages)
      read.pages.set(file.key, pages)
      left.pages -= pages
    } catch {
      // It stays a file of its own, which the document says.
    }
  }
  return read
}

async function readOne({ key, mediaType, read }: FileToAppend, into: Appendices, most: number) {
  if (mediaType === mediaTypes.pdf) {
    const bytes = await read()
    const pages = await boundUnpacking(async () => pagesOf(await PDF.load(bytes), most))
    into.pdfs.set(key, pages)
    return pages.getPageCount()
  }
  if (most === 0 || !mediaType.startsWith('image/')) throw new Error('not to be appended')
  const image = sharp(await read(), { limitInputPixels: 40_000_000 }).rotate()
  const resized = image.resize({ ...largestImage, fit: 'inside', withoutEnlargement: true })
  into.images.set(key, await resized.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer())
  return 1
}

/** Alone, so that a file that cannot be copied is known before the document says that it follows. */
async function pagesOf(file: PDF, most: number): Promise<PDF> {
  const count = file.getPageCount()
  if (count === 0 || count > most || (file.isEncrypted && !file.isAuthenticated))
    throw new Error('not to be appended')
  try {
    // Fields and notes are drawn into their pages, so that nothing of a file can act in the document.
    file.flattenAll()
  } catch {
    // Drawn as far as it can be.
  }
  const pages = await file.extractPages(all(file), { includeAnnotations: false })
  for (const page of pages.getPages()) page.dict.delete('AA')
  return pages
}

/** The pages of the files behind those of the document, which keeps its structure and language. */
export async function appendPdfs(document: Uint8Array, pdfs: Iterable<PDF>): Promise<Uint8Array> {
  const files = [...pdfs]
  if (files.length === 0) return document
  const whole = await PDF.load(document)
  for (const file of files) await whole.copyPagesFrom(file, all(file), { includeAnnotations: false })
  return whole.save()
}

const all = (file: PDF) => Array.from({ length: file.getPageCount() }, (_, index) => index)
