import { loadReferenceData } from '#features/reference/reference.api.ts'
import type { Database } from '#platform/db/database.ts'

/** Fills the database that all tests are cloned from, once a run, after the migrations. */
export async function prepare(database: Database): Promise<void> {
  await loadReferenceData(database.db, { demo: false })
}
