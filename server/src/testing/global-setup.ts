import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { allJobs } from '#app/jobs.ts'
import { loadReferenceData } from '#features/reference/reference.api.ts'
import { loadConfig } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { extensions } from '#platform/db/pglite/pglite.ts'
import { createBoss, registerQueues } from '#platform/jobs/boss.ts'
import { createLog } from '#platform/log/log.ts'
import { onPostgresServer, urlOfDatabase } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    template: { kind: 'pglite'; dumpFile: string } | { kind: 'postgres'; url: string; name: string }
  }
}

/** Prepares the database that every test gets a copy of: migrated, with reference data and queues, once a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  return url ? preparePostgres(project, url) : preparePglite(project)
}

async function preparePglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-test-'))
  await fill(null, folder)
  const data = join(folder, 'db')
  await slim(data)
  const pglite = await PGlite.create({ dataDir: data, extensions })
  const dumpFile = join(folder, 'dump.tar')
  await writeFile(dumpFile, (await pglite.dumpDataDir('none')).stream())
  await pglite.close()
  project.provide('template', { kind: 'pglite', dumpFile })
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * Opening a copy costs most of what a small test file does: the templates of further databases, which nobody makes here,
 * are a fifth of it, and shared buffers are memory that each copy fills with zeros.
 */
async function slim(data: string): Promise<void> {
  const templates = ['1', '4'].map((oid) => join(data, 'base', oid))
  for (const template of templates) {
    await rm(template, { recursive: true })
    await mkdir(template)
  }
  await appendFile(join(data, 'postgresql.auto.conf'), "shared_buffers = '16MB'\n")
}

async function preparePostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const name = `tandem_template_${randomUUID().slice(0, 8)}`
  await onPostgresServer(url, `CREATE DATABASE ${name}`)
  await fill(urlOfDatabase(url, name), '')
  project.provide('template', { kind: 'postgres', url, name })
  return () => onPostgresServer(url, `DROP DATABASE ${name}`)
}

async function fill(url: string | null, dataDir: string): Promise<void> {
  const database = await openDatabase({ url, dataDir })
  try {
    await migrateDatabase(database, resolve(import.meta.dirname, '..', '..', 'migrations'))
    await loadReferenceData(database.db, { demo: false })
    await prepareQueues(database)
  } finally {
    await database.close()
  }
}

/** Made by each app for itself they would be the greater part of what it costs to start one. */
async function prepareQueues(database: Database): Promise<void> {
  const boss = createBoss(database, createLog(loadConfig({ NODE_ENV: 'test' })))
  await boss.start()
  await registerQueues(boss, allJobs)
  await boss.stop()
}
