import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { HealthCheck } from '@tandem/contract/backend/overview'
import type { Config } from '#platform/config/config.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { newId } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileStorage } from '#platform/files/storage.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { askDatabase, countJobs, countMigrations } from './doctor.store.ts'
import {
  checkOf,
  examineConfig,
  type Finding,
  finding,
  judgeAnswer,
  judgeClock,
  judgeJobs,
} from './findings.ts'

type Parts = {
  db: Db
  config: Config
  mailer: Mailer
  storage: FileStorage
  /** How much of what is sealed in the database another key has sealed. */
  countSealedOtherwise: () => Promise<number>
}

const patienceMs = 5000
/** Below it a write may fail any moment (`/health/ready` asks for less). */
const minFreeBytes = 256 * 1024 * 1024

/** Looks at all that the server needs. Nothing of it throws: what cannot be asked is a finding. */
export async function examine({
  db,
  config,
  mailer,
  storage,
  countSealedOtherwise,
}: Parts): Promise<HealthCheck[]> {
  const answer = await inTime(askDatabase(db)).catch(() => null)
  const [migrations, sealed, mail, files, jobs] = await Promise.all([
    answer ? examineMigrations(db) : [],
    answer ? inTime(countSealedOtherwise()).catch(() => 0) : 0,
    examineMail(mailer),
    examineFiles(config, storage),
    answer ? inTime(countJobs(db)).then(judgeJobs, () => [finding('database_silent')]) : [],
  ])
  return [
    checkOf('configuration', examineConfig(config)),
    checkOf('database', [
      judgeAnswer(answer?.ms ?? null),
      ...migrations,
      ...(sealed > 0 ? [finding('sealed_otherwise', sealed)] : []),
    ]),
    checkOf('mail', mail),
    checkOf('files', files),
    ...(answer ? [checkOf('clock', [judgeClock(answer.aheadMs)]), checkOf('jobs', jobs)] : []),
  ]
}

/** One that a newer version has made is no fault: two run at once during an upgrade. */
async function examineMigrations(db: Db): Promise<Finding[]> {
  const journal = join(projectRoot, 'server/migrations/meta/_journal.json')
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] }
  const missing = entries.length - (await countMigrations(db).catch(() => 0))
  return missing > 0 ? [finding('migrations_missing', missing)] : []
}

async function examineMail(mailer: Mailer): Promise<Finding[]> {
  if (!mailer.verify) return [finding('mail_only_files')]
  return inTime(mailer.verify()).then(
    () => [finding('mail_server_answers')],
    () => [finding('mail_server_silent')],
  )
}

/** Writes a file, finds it and takes it away again. */
async function examineFiles({ files, dataDir }: Config, storage: FileStorage): Promise<Finding[]> {
  const key = `doctor/${newId()}`
  const isWritable = await inTime(
    (async () => {
      await storage.put(key, new Uint8Array([1]))
      return storage.exists(key)
    })(),
  ).catch(() => false)
  await storage.delete(key).catch(() => {})
  const free = files.kind === 'local' ? await freeBytes(dataDir) : null
  return [
    finding(isWritable ? 'files_writable' : 'files_not_writable'),
    ...(free !== null && free < minFreeBytes ? [finding('little_room', Math.round(free / 1024 / 1024))] : []),
  ]
}

const freeBytes = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('It took too long')), patienceMs)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
