import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '@tandem/contract/rendering'
import { demoLogins, demoPassword } from '#demo/demo-logins.ts'
import { type Config, loadConfig } from '#platform/config/config.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { serveMetrics } from '#platform/metrics/serve-metrics.ts'
import { openPrepared, openShared } from './data/open-prepared.ts'
import { fail } from './fail.ts'
import { startWorkers, type Work } from './processes/supervise.ts'
import { explainDatabase, explainPort } from './start-failures.ts'

const webFolder = join(projectRoot, 'web/dist')
const renderer = join(projectRoot, 'web/dist-server/render.js')

/** A program of its own, built from the client's sources; most processes that tests start never need it. */
const loadRenderer = async (): Promise<RenderPage> => (await import(pathToFileURL(renderer).href)).render

/** One process of the server. `program` is the file that was started, for the processes that share its port. */
export async function main(program: string): Promise<void> {
  try {
    await run(program)
  } catch (error) {
    fail(error, process.env.NODE_ENV === 'production')
  }
}

async function run(program: string): Promise<void> {
  const config = loadConfig(process.env)
  const log = createLog(config)
  performance.mark('configured')
  // The rest of the program loads while the database opens.
  const loading = import('./start-app.ts')
  loading.catch(() => {})
  if (cluster.isWorker) {
    const shared = { config, log, database: await openShared(config) }
    return process.argv[2] === ('jobs' satisfies Work) ? workOnJobs(shared) : serve(shared)
  }
  const { database, onPrepared } = await openPrepared(config, log)
  performance.mark('data prepared')
  if (config.http.processes > 1) {
    await database.close()
    const workers = await startWorkers(program, config, log)
    endOnSignal(workers.stop)
    return greet(config, log, workers.address.port)
  }
  await serve({ config, log, database, onPrepared, onListening: (port) => greet(config, log, port) })
}

type Shared = { config: Config; log: Log; database: Database }

/** Beside the processes that answer, and when they leave it a processor. */
async function workOnJobs({ config, log, database }: Shared): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { startApp } = await import('./start-app.ts')
  const app = await startApp({ config, database, log, webFolder: null })
  endOnSignal(async () => {
    await app.stop()
    await database.close()
  })
  await measure(config, app.metrics, { jobs: true })
  log.info('works on jobs')
  await app.runJobs()
}

async function measure(
  { metrics }: Config,
  measured: Metrics | null,
  parts: { jobs: boolean },
): Promise<void> {
  if (!metrics || !measured) return
  await serveMetrics(metrics, () => measured.write(parts)).catch((error) => {
    throw explainPort(error, metrics, { host: 'METRICS_HOST', port: 'METRICS_PORT' })
  })
}

type Serving = Shared & {
  /** When everything stands that a first start makes, before any request can change it. */
  onPrepared?: () => Promise<void> | undefined
  onListening?: (port: number) => void
}

async function serve({ config, log, database, onPrepared, onListening }: Serving): Promise<void> {
  const { startApp } = await import('./start-app.ts')
  performance.mark('program loaded')
  const app = await startApp({
    config,
    database,
    log,
    webFolder: existsSync(webFolder) ? webFolder : null,
    loadRenderer: existsSync(renderer) ? loadRenderer : undefined,
  }).catch((error) => {
    throw explainDatabase(error, config)
  })
  performance.mark('wired')
  await onPrepared?.()
  await measure(config, app.metrics, { jobs: !cluster.isWorker })
  const { host, port } = config.http
  const address = await app.server.listen({ host, port }).catch((error) => {
    throw explainPort(error, config.http)
  })
  performance.mark('listening')
  endOnSignal(async () => {
    await app.stop()
    await database.close()
  })
  onListening?.(port || Number(new URL(address).port))
  // Before the first page is asked for, after the server is reached. Who asks sees what is wrong with it.
  if (existsSync(renderer)) loadRenderer().catch(() => {})
  // Nobody who asks for a page waits for them.
  if (!cluster.isWorker) await app.runJobs()
}

/** npm's shell takes the SIGTERM that npm passes on, ends, and leaves the server to another parent. */
const isStartedByNpm = process.env.npm_lifecycle_event === 'start'
const shell = process.ppid

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
  if (isStartedByNpm) setInterval(() => process.ppid !== shell && end(), 500).unref()
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
