import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { editableMails } from '#platform/mail/templates/mail-template.ts'
import { discardFile } from './files.jobs.ts'
import { findFilesOf, stripUnattachedFiles } from './files.store.ts'

export { renameFile } from './file-name.ts'
export { lockOwnDocument, type StoredFile } from './files.store.ts'
export { isBeingChecked, openFile, openImage } from './open-file.ts'
export { listOwnFiles } from './own-files.ts'
export { storeFile } from './store-file.ts'
export { storeImage } from './store-image.ts'

/**
 * Call it in the transaction that takes a file from a record: afterwards the file goes for good, unless another
 * record holds it too; `startAfter` leaves time to take it back. Whoever ties a file to a second record locks the first, so that this cannot pass between.
 */
export async function removeFile(db: Db, fileId: string, startAfter?: Date): Promise<void> {
  await enqueue(db, discardFile, { fileId }, { startAfter })
}

/** The ids of what an account has uploaded. */
export async function findUploads(db: Db, accountId: string): Promise<string[]> {
  return (await findFilesOf(db, accountId, [])).map(({ id }) => id)
}

/**
 * Like `removeFile`, for files of a person who is erased: what was known about them goes with this transaction, so
 * that a storage which fails keeps bytes without a name and not a trace of whose they were.
 */
export async function eraseFiles(db: Db, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return
  for (const fileId of await stripUnattachedFiles(db, fileIds)) await removeFile(db, fileId)
}

/** Loaded when somebody edits them. */
export async function loadEditableMails() {
  const { infectedFileTexts } = await import('./scan/infected-file.mail.ts')
  return editableMails(infectedFileTexts)
}
