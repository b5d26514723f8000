import { randomBytes } from 'node:crypto'
import type { ImageSize } from '#platform/files/resize-image.ts'
import { imageSizes } from '#platform/files/resize-image.ts'

const images = 'images/'

/** Everything that this feature stores lies in one of these. */
export const storageFolders = ['documents', 'images']

/** Keys that nobody can guess, in lower case for file systems that do not tell cases apart. */
export const newDocumentKey = () => `documents/${randomBytes(20).toString('hex')}`
export const newImageKey = () => `${images}${randomBytes(20).toString('hex')}`

/** An image is stored once per size, below the key of its row. */
export const imageKey = (storageKey: string, size: ImageSize) => `${storageKey}/${size}`

/** Everything that lies in the storage for a row. */
export function keysOf(storageKey: string): string[] {
  return storageKey.startsWith(images) ? imageSizes.map((size) => imageKey(storageKey, size)) : [storageKey]
}

/** The key of the row that an object of the storage belongs to. */
export const rowKeyOf = (key: string): string => key.split('/').slice(0, 2).join('/')
