import { parentPort } from 'node:worker_threads'
import { PDF } from '@libpdf/core'
import { boundUnpacking } from './bound-unpacking.ts'

export type PdfTasks = typeof tasks

const tasks = { isReadable, takePages, append }

/** Whole, without a password. A file that was cut off in its middle can be "opened" with no page. */
async function isReadable(bytes: Uint8Array): Promise<boolean> {
  if (hasManyEndlessStreams(bytes)) return false
  return boundUnpacking(async () => {
    const pdf = await PDF.load(bytes)
    return (!pdf.isEncrypted || pdf.isAuthenticated) && pdf.getPageCount() > 0
  })
}

/** A text may hold the word a few times. */
const mostEndlessStreams = 100

/** The reader looks for the end of each: of thousands that have none it would read the rest of the file every time. */
function hasManyEndlessStreams({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  let open = 0
  for (const [word] of Buffer.from(buffer, byteOffset, byteLength)
    .toString('latin1')
    .matchAll(/(?:end)?stream/g)) {
    open = word === 'stream' ? open + 1 : 0
    if (open > mostEndlessStreams) return true
  }
  return false
}

/** Alone, so that a file that cannot be copied is known before the document says that it follows. */
async function takePages(bytes: Uint8Array, most: number): Promise<{ bytes: Uint8Array; count: number }> {
  return boundUnpacking(async () => {
    const file = await PDF.load(bytes)
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
    return { bytes: await pages.save(), count }
  })
}

/** The pages of the files behind those of the document, which keeps its structure and language. */
async function append(document: Uint8Array, files: Uint8Array[]): Promise<Uint8Array> {
  const whole = await PDF.load(document)
  for (const bytes of files) {
    const file = await PDF.load(bytes)
    await whole.copyPagesFrom(file, all(file), { includeAnnotations: false })
  }
  return whole.save()
}

const all = (file: PDF) => Array.from({ length: file.getPageCount() }, (_, index) => index)

parentPort?.on('message', async ({ name, input }: { name: keyof PdfTasks; input: never[] }) => {
  try {
    parentPort?.postMessage({ done: await (tasks[name] as (...input: never[]) => unknown)(...input) })
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) })
  }
})
