import { join } from 'node:path'
import { isInhabited } from '#demo/is-inhabited.ts'
import { ensureDefaultPages } from '#features/pages/pages.api.ts'
import { loadReferenceData } from '#features/reference/reference.api.ts'
import type { Config } from '#platform/config/config.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import type { Database } from '#platform/db/database.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import type { FileStorage } from '#platform/files/storage.ts'
import { keepGivenUpJob } from '#platform/jobs/given-up.ts'
import type { Log } from '#platform/log/log.ts'

const migrationsFolder = join(projectRoot, 'server/migrations')

type Parts = { config: Config; database: Database; storage: FileStorage; log: Log; now: Date }

/** Brings a database of any age, also an empty one, to where the server can work on it. */
export async function prepareData({ config, database, storage, log, now }: Parts): Promise<void> {
  await migrateDatabase(database, migrationsFolder)
  await loadReferenceData(database.db, { demo: config.demo })
  await ensureDefaultPages(database.db, now)
  if (!config.demo || (await isInhabited(database.db))) return
  const { findFailedJob, seedDemo } = await import('#demo/seed-demo.ts')
  if (!(await seedDemo({ db: database.db, storage, now, log }))) return
  const failed = await findFailedJob(database.db)
  if (failed) await keepGivenUpJob(database, log, failed)
}
