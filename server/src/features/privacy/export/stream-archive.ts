import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Archived = { path: string } & ({ text: string } | { open: () => Promise<Readable> })

/**
 * A ZIP that is made while it is read, one file after the other, so that it never lies in memory. When it is
 * destroyed half-way, because somebody has hung up, the file at hand is closed and no other is opened.
 */
export function streamArchive(entries: readonly Archived[], mtime: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream
  if (!(output instanceof Readable)) throw new Error('The archive is not a stream of this Node')
  let atHand: Readable | null = null
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  output.once('close', () => atHand?.destroy())

  for (const entry of entries) {
    if ('text' in entry) {
      zip.addBuffer(Buffer.from(entry.text), entry.path, { mtime })
      continue
    }
    zip.addReadStreamLazy(entry.path, { mtime }, (pump) => {
      if (output.destroyed) return
      entry.open().then((file) => {
        if (output.destroyed) return file.destroy()
        // The archive listens to no errors of what it is given: unheard, one would end the process.
        file.once('error', fail)
        atHand = file
        return pump(null, file)
      }, fail)
    })
  }
  zip.end()
  return output
}
