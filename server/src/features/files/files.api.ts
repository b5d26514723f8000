import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { discardFile } from './files.jobs.ts'

export type { StoredFile } from './files.store.ts'
export { openFile, openImage } from './open-file.ts'
export { storeFile } from './store-file.ts'
export { storeImage } from './store-image.ts'

/**
 * Call it in the transaction that takes a file from a record: afterwards the file goes for good, unless another
 * record holds it too. Whoever ties a file to a second record locks the first, so that this cannot pass between.
 */
export async function removeFile(db: Db, fileId: string): Promise<void> {
  await enqueue(db, discardFile, { fileId })
}
