import type { Readable } from 'node:stream'
import type { FilesConfig } from '#platform/config/config.ts'
import { createLocalStorage } from './local-storage.ts'
import { createS3Storage } from './s3-storage.ts'

/** Keys are ours, random and never a file's own name: letters, digits and hyphens, in folders by slashes. */
export type FileStorage = {
  /** Resolves when the whole file is kept; a file that fails on its way leaves nothing. */
  put(key: string, content: Readable | Uint8Array): Promise<void>
  /** Rejects when there is no such file. The stream must be read or destroyed. */
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
  const storage = files.kind === 'local' ? createLocalStorage(files.folder) : createS3Storage(files)
  return {
    put: async (key, content) => storage.put(checked(key), content),
    read: async (key) => storage.read(checked(key)),
    delete: async (key) => storage.delete(checked(key)),
    exists: async (key) => storage.exists(checked(key)),
    listBefore: (folder, instant) => storage.listBefore(checked(folder), instant),
    deleteListed: async (keys) => {
      for (const key of keys) await storage.delete(checkedListed(key))
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
