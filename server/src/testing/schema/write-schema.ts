import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from '#platform/db/database.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { describeSchema } from './describe-schema.ts'

/** `npm run schema -w server`: writes what the migrations make of an empty database to `schema.sql`. */
const server = resolve(import.meta.dirname, '../../..')
const folder = await mkdtemp(join(tmpdir(), 'tandem-schema-'))
const database = await openDatabase({ url: null, dataDir: folder })
try {
  await migrateDatabase(database, join(server, 'migrations'))
  await writeFile(join(server, 'schema.sql'), await describeSchema(database.pool))
} finally {
  await database.close()
  await rm(folder, { recursive: true })
}
