import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { demoLogins, demoPassword } from '#demo/demo-logins.ts'
import { type Config, loadConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { DatabaseInUseError } from '#platform/db/pglite-lock.ts'
import { createStorage } from '#platform/files/storage.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { prepareData } from './prepare-data.ts'
import { startApp } from './start-app.ts'
import { startWorkers } from './supervise.ts'

const webFolder = resolve(import.meta.dirname, '../../../web/dist')

try {
  await main()
} catch (error) {
  // What the person who starts the server can mend is one sentence; everything else needs its stack.
  const expected = error instanceof ConfigError || error instanceof DatabaseInUseError
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const log = createLog(config)
  const database = await openDatabase({
    url: config.database.url,
    dataDir: config.dataDir,
    poolSize: config.database.poolSize,
  })
  if (cluster.isWorker) return void (await serve(config, database, log))

  await prepareData({ config, database, storage: createStorage(config), log, now: new Date() })
  if (config.http.processes === 1) return greet(config, await serve(config, database, log))

  await database.close()
  const workers = await startWorkers(import.meta.filename, config.http.processes, log)
  endOnSignal(workers.stop)
  greet(config, workers.address.port)
}

/** Listens; answers the port. */
async function serve(config: Config, database: Database, log: Log): Promise<number> {
  const app = await startApp({ config, database, log, webFolder: existsSync(webFolder) ? webFolder : null })
  const address = await app.server.listen({ host: config.http.host, port: config.http.port })
  endOnSignal(async () => {
    await app.stop()
    await database.close()
  })
  return config.http.port || Number(new URL(address).port)
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

function greet(config: Config, port: number): void {
  const lines = [`Tandem is ready: ${config.http.baseUrl}`]
  if (!config.http.baseUrl.endsWith(`:${port}`)) lines.push(`Listening on port ${port}`)
  if (config.demo) {
    lines.push(`Demo logins, password ${demoPassword}:`)
    lines.push(...Object.values(demoLogins).map(({ email, who }) => `  ${email.padEnd(30)} ${who}`))
  }
  if (!config.mail.smtpUrl && !config.production) lines.push(`Mails: ${config.http.baseUrl}/dev/mail`)
  process.stdout.write(`${lines.join('\n')}\n`)
}
