import sharp from 'sharp'
import { mediaTypes } from '#platform/files/detect-type.ts'
import { inPdfWorker } from './pdf-workers.ts'

/** More would take a thread for many seconds. */
const bounds = { bytes: 40 * 1024 * 1024, pages: 200 }

/** An A4 page at 200 dots an inch. */
const largestImage = { width: 1654, height: 2339 }

export type FileToAppend = { key: string; mediaType: string; size: number; read: () => Promise<Uint8Array> }

/** What can follow a document's own pages: pages of PDF files, and images on pages of their own. */
export type Appendices = {
  images: Map<string, Buffer>
  pdfs: Map<string, Uint8Array>
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
    const { bytes, count } = await inPdfWorker('takePages', await read(), most)
    into.pdfs.set(key, bytes)
    return count
  }
  if (most === 0 || !mediaType.startsWith('image/')) throw new Error('not to be appended')
  const image = sharp(await read(), { limitInputPixels: 40_000_000 }).rotate()
  const resized = image.resize({ ...largestImage, fit: 'inside', withoutEnlargement: true })
  into.images.set(key, await resized.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer())
  return 1
}

/** The pages of the files behind those of the document. */
export function appendPdfs(document: Uint8Array, pdfs: Iterable<Uint8Array>): Promise<Uint8Array> {
  const files = [...pdfs]
  return files.length === 0 ? Promise.resolve(document) : inPdfWorker('append', document, files)
}
