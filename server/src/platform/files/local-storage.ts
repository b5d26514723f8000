import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

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
      const file = await open(pathOf(key))
      return file.createReadStream()
    },
    delete: (key: string): Promise<void> => rm(pathOf(key), { force: true }),
    exists: (key: string): Promise<boolean> =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
  }
}

async function writeToDisk(path: string, content: Readable | Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
