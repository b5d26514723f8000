import type { Readable } from 'node:stream'
import type { FilesConfig } from '#platform/config/config.ts'
import { createLocalStorage } from './local-storage.ts'

/** Keys are ours, random and never a file's own name: letters, digits and hyphens, in folders by slashes. */
export type FileStorage = {
  /** Resolves when the whole file is kept; a file that fails on its way leaves nothing. */
  put(key: string, content: Readable | Uint8Array): Promise<void>
  /** Rejects with `MissingFile` when there is no such file. The stream must be read or destroyed. */
  read(key: string): Promise<Readable>
  /** Also resolves when there is no such file. */
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** The keys below a folder that were written before an instant, in batches; also parts of writes that were killed. */
  listBefore(folder: string, instant: Date): AsyncIterable<string[]>
  /** Removes what `listBefore` named. */
  deleteListed(keys: string[]): Promise<void>
}

export function createStorage({ files }: { files: FilesConfig }): FileStorage {
  const storage = files.kind === 'local' ? createLocalStorage(files.folder) : loadS3Storage(files)
  // Whoever needs a file hears of what failed.
  Promise.resolve(storage).catch(() => {})
  return {
    put: async (key, content) => (await storage).put(checked(key), content),
    read: async (key) => (await storage).read(checked(key)),
    delete: async (key) => (await storage).delete(checked(key)),
    exists: async (key) => (await storage).exists(checked(key)),
    async *listBefore(folder, instant) {
      yield* (await storage).listBefore(checked(folder), instant)
    },
    deleteListed: async (keys) => {
      for (const key of keys) await (await storage).delete(checkedListed(key))
    },
  }
}

/** A part has the key of its file and an ending. */
function checkedListed(key: string): string {
  checked(key.replace(/\.[a-z\d-]+\.part$/, ''))
  return key
}

function checked(key: string): string {
  if (!/^[a-z\d-]+(?:\/[a-z\d-]+)*$/i.test(key)) throw new Error('This is no key of a file')
  return key
}

/** The client of S3 is large; who keeps files in a folder does not load it. */
async function loadS3Storage(
  files: Extract<FilesConfig, { kind: 's3' }>,
): Promise<Omit<FileStorage, 'deleteListed'>> {
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(files)
}
