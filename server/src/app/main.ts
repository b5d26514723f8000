import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoLogins, demoPassword } from '#demo/demo-logins.ts'
import { type Config, loadConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { DatabaseInUseError } from '#platform/db/pglite-lock.ts'
import { createStorage } from '#platform/files/storage.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { prepareData } from './prepare-data.ts'
import { snapshotOf } from './snapshots.ts'
import { startWorkers } from './supervise.ts'

const webFolder = join(projectRoot, 'web/dist')

/** One process of the server. `program` is the file that was started, for the processes that share its port. */
export async function main(program: string): Promise<void> {
  try {
    await run(program)
  } catch (error) {
    // What the person who starts the server can mend is one sentence; everything else needs its stack.
    const expected = error instanceof ConfigError || error instanceof DatabaseInUseError
    const sentence = expected ? error.message : 'Tandem could not start'
    if (process.env.NODE_ENV === 'production') {
      const log = createLog({ logLevel: 'fatal' }, process.stderr)
      log.fatal(expected ? {} : { error }, sentence)
    } else {
      process.stderr.write(`${expected ? sentence : error instanceof Error ? error.stack : String(error)}\n`)
    }
    process.exit(1)
  }
}

async function run(program: string): Promise<void> {
  const config = loadConfig(process.env)
  const log = createLog(config)
  performance.mark('configured')
  // The rest of the program loads while the database opens.
  const loading = import('./start-app.ts')
  loading.catch(() => {})
  const { database, onPrepared } = await openPrepared(config, log)
  performance.mark('data prepared')
  if (cluster.isWorker) return serve({ config, log, database })
  if (config.http.processes > 1) {
    await database.close()
    const workers = await startWorkers(program, config.http.processes, log)
    endOnSignal(workers.stop)
    return greet(config, log, workers.address.port)
  }
  await serve({ config, log, database, onPrepared, onListening: (port) => greet(config, log, port) })
}

/** Opens the database and brings it to where the server can work on it. Workers find it prepared. */
async function openPrepared(config: Config, log: Log) {
  const { url, poolSize } = config.database
  const now = new Date()
  const snapshot = snapshotOf(config, now, log)
  let isNew = false
  const onEmpty = () => {
    isNew = !snapshot?.restore()
  }
  const database = await openDatabase({ url, dataDir: config.dataDir, poolSize, onEmpty })
  performance.mark('database open')
  if (!cluster.isWorker) {
    await prepareData({ config, database, storage: createStorage(config), log, now })
  }
  return { database, onPrepared: isNew ? () => snapshot?.save(database) : undefined }
}

type Serving = {
  config: Config
  log: Log
  database: Database
  /** When everything stands that a first start makes, before any request can change it. */
  onPrepared?: () => Promise<void> | undefined
  onListening?: (port: number) => void
}

async function serve({ config, log, database, onPrepared, onListening }: Serving): Promise<void> {
  const { startApp } = await import('./start-app.ts')
  performance.mark('program loaded')
  const app = await startApp({ config, database, log, webFolder: existsSync(webFolder) ? webFolder : null })
  performance.mark('wired')
  await onPrepared?.()
  const address = await app.server.listen({ host: config.http.host, port: config.http.port })
  performance.mark('listening')
  endOnSignal(async () => {
    await app.stop()
    await database.close()
  })
  onListening?.(config.http.port || Number(new URL(address).port))
  // Nobody who asks for a page waits for them.
  await app.runJobs()
}

function endOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

function greet(config: Config, log: Log, port: number): void {
  // Whoever collects the lines of a server in operation reads JSON.
  if (config.production) {
    log.info({ address: config.http.baseUrl, port }, 'Tandem is ready')
    return
  }
  const lines = [`Tandem is ready: ${config.http.baseUrl}`]
  if (!config.http.baseUrl.endsWith(`:${port}`)) lines.push(`Listening on port ${port}`)
  if (config.demo) {
    lines.push(`Demo logins, password ${demoPassword}:`)
    lines.push(...Object.values(demoLogins).map(({ email, who }) => `  ${email.padEnd(30)} ${who}`))
  }
  if (!config.mail.smtpUrl && !config.production) lines.push(`Mails: ${config.http.baseUrl}/dev/mail`)
  process.stdout.write(`${lines.join('\n')}\n`)
}
