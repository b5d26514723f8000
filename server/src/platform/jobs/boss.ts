import { isDeepStrictEqual } from 'node:util'
import { type Db as BossDb, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'

/** pg-boss on our connections. */
export function createBoss(database: Database, log: Log): PgBoss {
  const embedded = database.kind === 'pglite'
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.kind,
    useListenNotify: true,
    // PGlite has no autovacuum to watch, and one connection to rebuild indexes on.
    monitorVacuum: !embedded,
    reindex: !embedded,
  })
  boss.on('error', (err) => log.error({ err }, 'The job queue failed'))
  // Without its data, which may be that of a job.
  boss.on('warning', ({ message }) => log.warn(message))
  return boss
}

function bossDatabase({ pool, listen }: Database): BossDb {
  return {
    async executeSql(text, values) {
      const client = await pool.connect()
      try {
        return await client.query(text, values)
      } catch (error) {
        // Its scripts bring their own BEGIN and COMMIT.
        await client.query('ROLLBACK').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
    async listen(channel, onNotification, onReconnect) {
      return { close: await listen(channel, onNotification, onReconnect) }
    },
  }
}

type QueueDefinition = {
  name: string
  retryLimit?: number
  timeoutSeconds?: number
  cron?: string
  deleteDataAtEnd?: true
}

/** Jobs that failed at all their tries lie here for two weeks, unless the clock starts them anyway. */
export const givenUp = 'given-up'
const givenUpForSeconds = 14 * 24 * 60 * 60

/** Brings the queues and schedules in the database in line with the code. */
export async function registerQueues(boss: PgBoss, definitions: QueueDefinition[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  await createGivenUpQueue(boss)
  for (const definition of definitions) {
    const { name } = definition
    const [options, known] = [queueOptions(definition), queues.get(name)]
    // "short": one waiting job for each singleton key.
    if (!known) await boss.createQueue(name, { ...options, policy: 'short' })
    else if (!isDeepStrictEqual({ ...known, ...options }, known)) await boss.updateQueue(name, options)
  }
  const schedules = await boss.getSchedules()
  const scheduled = definitions.flatMap(({ name, cron }) => (cron === undefined ? [] : [{ name, cron }]))
  for (const { name, cron } of scheduled) {
    const isKept = schedules.some(
      (one) => one.name === name && one.cron === cron && one.timezone === timezone,
    )
    if (!isKept) await boss.schedule(name, cron, {}, { tz: timezone })
  }
  for (const { name } of schedules) {
    if (!scheduled.some((each) => each.name === name)) await boss.unschedule(name)
  }
}

/** Does nothing where it is there already. */
export async function createGivenUpQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(givenUp, { retentionSeconds: givenUpForSeconds })
}

const timezone = 'Europe/Berlin'

function queueOptions({
  retryLimit = 5,
  timeoutSeconds = 300,
  cron,
  deleteDataAtEnd,
}: QueueDefinition): QueueOptions & { notify: true; deadLetter?: string } {
  return {
    ...(cron === undefined && !deleteDataAtEnd && { deadLetter: givenUp }),
    notify: true,
    retryLimit,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: timeoutSeconds,
    deleteAfterSeconds: 3600,
  }
}
