import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { parseLines, readReferenceFile } from './read-reference-file.ts'
import { loadedHashes, lockReferenceData, saveHash } from './reference.store.ts'
import { placesFile, referenceSources } from './reference-sources.store.ts'

/** Stands before the hash of what came from elsewhere: no file of the project is loaded over it. */
const imported = 'imported '

/** Brings the tables up to the files under data/reference; files that are loaded already cost a hash each. */
export async function loadReferenceData(db: Db, { demo }: { demo: boolean }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockReferenceData(tx)
    const loaded = await loadedHashes(tx)
    for (const { file, load } of referenceSources) {
      const text = await readReferenceFile(file)
      const hash = createHash('sha256')
        .update(`${demo ? 'demo' : 'verified'}\n${text}`)
        .digest('hex')
      if (loaded.get(file) === hash || loaded.get(file)?.startsWith(imported)) continue
      await load(tx, parseLines(text, { demo }))
      await saveHash(tx, file, hash)
    }
  })
}

export async function markPlacesImported(db: Db, text: string): Promise<void> {
  await saveHash(db, placesFile, imported + createHash('sha256').update(text).digest('hex'))
}
