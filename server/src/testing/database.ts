import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { onPostgresServer, urlOfDatabase } from './postgres-server.ts'

export type TestDatabase = { database: Database; drop(): Promise<void> }

/** A copy of the prepared database, for one test file or one test; on PostgreSQL with TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('template')
  if (template.kind === 'pglite') {
    const database = await openDatabase({ memoryFrom: await openAsBlob(template.dumpFile) })
    return { database, drop: () => database.close() }
  }
  const name = `tandem_test_${randomUUID().replaceAll('-', '')}`
  // As files: page by page through the log it costs four times as much.
  await onPostgresServer(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name} STRATEGY file_copy`)
  const database = await openDatabase({ url: urlOfDatabase(template.url, name), dataDir: '', poolSize: 5 })
  return {
    database,
    async drop() {
      await database.close()
      await onPostgresServer(template.url, `DROP DATABASE ${name}`)
    },
  }
}
