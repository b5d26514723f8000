import { eq, sql } from 'drizzle-orm'
import { account } from '#features/accounts/accounts.schema.ts'
import { mailLog } from '#features/backend/operations/mail-log.schema.ts'
import { hashPassword } from '#platform/auth/password.ts'
import type { Db } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { FileStorage } from '#platform/files/storage.ts'
import type { GivenUpJob } from '#platform/jobs/given-up.ts'
import type { Log } from '#platform/log/log.ts'
import type { DemoFile } from './base/demo-file.ts'
import { insertRows } from './base/insert-rows.ts'
import { readReference } from './base/reference.ts'
import { readInstitutionLocations } from './companies/institution-locations.ts'
import { demoPassword } from './demo-logins.ts'
import { drawDocuments } from './documents/documents.ts'
import { isInhabited } from './is-inhabited.ts'
import { drawPictures, filesOf } from './pictures/pictures.ts'
import { drawThreadFiles } from './threads/thread-files.ts'
import { buildWorld } from './world/world.ts'
import { worldRows } from './world/world-rows.ts'

type Parts = { db: Db; storage: FileStorage; now: Date; log: Log }

/**
 * Fills a database that nobody has an account in yet with an invented world; any other is left alone, which is
 * told by `false`. Files are written first, under keys that are the same each time; then all rows in one
 * transaction. A start that is killed in between leaves nothing that the next one would not write again.
 */
export async function seedDemo({ db, storage, now, log }: Parts): Promise<boolean> {
  if (await isInhabited(db)) return false
  const startedAt = performance.now()
  const scene = {
    now,
    reference: await readReference(db),
    locations: await readInstitutionLocations(),
    passwordHash: await hashPassword(demoPassword),
  }
  const world = buildWorld(scene)
  const [pictures, documents, threadFiles] = await Promise.all([
    drawPictures(world.companies, scene),
    drawDocuments(world.applications),
    drawThreadFiles(world.threads),
  ])
  await writeFiles(storage, [...filesOf(pictures), ...documents.files, ...threadFiles.values()])
  const isFilled = await inTransaction(db, async (tx) => {
    // Against a second process that begins at the same moment, and against anybody registering meanwhile.
    await tx.execute(sql`lock table ${account} in share row exclusive mode`)
    if (await isInhabited(tx)) return false
    for (const rows of worldRows(scene, world, { pictures, documents, threadFiles }))
      await insertRows(tx, rows)
    return true
  })
  log.info({ isFilled, ms: Math.round(performance.now() - startedAt) }, 'demo data')
  return isFilled
}

/** The job behind the mail that failed at all its tries: the queue has no tables yet while the rest is filled in. */
export async function findFailedJob(db: Db): Promise<GivenUpJob | null> {
  const { jobId, jobName, jobData, attempts, lastTriedAt } = mailLog
  const [failed] = await db
    .select({ id: jobId, name: jobName, data: jobData, tries: attempts, at: lastTriedAt })
    .from(mailLog)
    .where(eq(mailLog.state, 'failed'))
  return failed?.data ? { ...failed, data: failed.data } : null
}

async function writeFiles(storage: FileStorage, files: DemoFile[]): Promise<void> {
  await Promise.all(
    files.flatMap(({ contents }) => contents).map(({ key, bytes }) => storage.put(key, bytes)),
  )
}
