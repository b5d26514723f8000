import { access, glob, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { MissingFile } from './missing-file.ts'

export function createLocalStorage(folder: string) {
  const pathOf = (key: string) => join(folder, key)
  return {
    async put(key: string, content: Readable | Uint8Array): Promise<void> {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      const part = `${pathOf(key)}.${crypto.randomUUID()}.part`
      try {
        await writeToDisk(part, content)
        await rename(part, pathOf(key))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async read(key: string): Promise<Readable> {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new MissingFile(error.message) : error
      })
      return file.createReadStream()
    },
    delete: (key: string): Promise<void> => rm(pathOf(key), { force: true }),
    exists: (key: string): Promise<boolean> =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    async *listBefore(below: string, instant: Date): AsyncGenerator<string[]> {
      let batch: string[] = []
      for await (const entry of glob(`${below}/**`, { cwd: folder, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        // It may be gone by now.
        const written = await stat(path).catch(() => null)
        if (!written || written.mtime >= instant) continue
        batch.push(relative(folder, path).split(sep).join('/'))
        if (batch.length === batchSize) {
          yield batch
          batch = []
        }
      }
      if (batch.length > 0) yield batch
    },
  }
}

const batchSize = 500

async function writeToDisk(path: string, content: Readable | Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
