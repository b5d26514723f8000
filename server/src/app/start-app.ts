import { setTimeout as pause } from 'node:timers/promises'
import type { RenderPage } from '@tandem/contract/rendering'
import { auditOnBehalf, logMails } from '#features/backend/backend.api.ts'
import { createSeo, readScreenHeads } from '#features/seo/seo.api.ts'
import { authenticate, isSessionLive } from '#features/sessions/sessions.api.ts'
import { type Clock, systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Context } from '#platform/context/context.ts'
import type { Database } from '#platform/db/database.ts'
import { clearTtlCaches } from '#platform/db/ttl-cache.ts'
import { type EventHub, openEventHub } from '#platform/events/events.ts'
import { createStorage } from '#platform/files/storage.ts'
import { endAllStreams } from '#platform/http/output/send-events.ts'
import { createServer } from '#platform/http/server.ts'
import { stopListening } from '#platform/http/stop-listening.ts'
import { prepareJobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import type { PostToService } from '#platform/push/post-to-service.ts'
import { createPushSender } from '#platform/push/push-sender.ts'
import { loadSecretKey } from '#platform/secrets/secret-key.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { createSettingsReader } from '#platform/settings/settings.ts'
import { registerDevMail } from './dev-mail.ts'
import { allJobs } from './jobs.ts'
import { allRoutes, missingRoutes } from './routes.ts'

type Parts = {
  config: Config
  /** Prepared; it stays the caller's to close. */
  database: Database
  log: Log
  clock?: Clock
  webFolder: string | null
  /** Draws the web client's public pages. */
  loadRenderer?: (() => Promise<RenderPage>) | undefined
  /** Instead of the push services, for tests. */
  postPush?: PostToService
}

type Services = Pick<Parts, 'config' | 'database' | 'log' | 'postPush'> & { clock: Clock }

/** How long requests that are on their way still find an open door. */
const drainMs = 1000

/** Wires one process. The server does not listen yet, and no job is worked on before `runJobs`. */
export async function startApp({
  config,
  database,
  log,
  clock = systemClock,
  webFolder,
  loadRenderer,
  postPush,
}: Parts) {
  const mailer = createMailer(config, log)
  const settings = createSettingsReader(log, () => clock().getTime())
  const shared = { ...createServices({ config, database, log, clock, postPush }), mailer, settings }
  const makeContext = ({ requestId, locale }: { requestId: string; locale: 'de' | 'en' }): Context => ({
    ...shared,
    locale,
    get log() {
      return log.child({ requestId })
    },
  })

  const hub = await openEventHub(database)
  clearCachesOnEvents(hub, settings)
  const routes = allRoutes(hub, allJobs)
  const missing = missingRoutes(routes)
  if (missing.length > 0) throw new Error(`No use case answers ${missing.join(', ')}`)
  let stopping = false
  const jobContext = (): Context => ({ ...shared, log, locale: 'de', mailAttempts: [] })
  const jobs = await prepareJobs(database, allJobs, jobContext, log, logMails)
  // Its library is loaded only where it is used.
  const metrics = config.metrics && (await import('#platform/metrics/metrics.ts')).createMetrics(database)
  const seo = createSeo(await readScreenHeads(webFolder), jobContext, config.http.rateLimitFactor)
  const server = await createServer({
    config,
    db: database.db,
    log,
    routes,
    makeContext,
    authenticate,
    isSessionLive,
    auditOnBehalf,
    livePosition: hub.position,
    webFolder,
    loadRenderer,
    isStopping: () => stopping,
    observeRequest: metrics?.observeRequest,
    headOf: seo.headOf,
    extend: (app) => {
      if (mailer.outbox) registerDevMail(mailer.outbox)(app)
      seo.register(app)
    },
  })

  return {
    server,
    mailer,
    metrics,
    /** For work that no request asks for. */
    makeContext: jobContext,
    runJobs: jobs.run,
    /** Says that it is not ready, waits until nobody asks any more, lets requests end, then jobs, then the rest. */
    async stop() {
      stopping = true
      if (server.server.listening) {
        await pause(drainMs)
        const { closed } = await stopListening(server.server)
        endAllStreams()
        await closed
      }
      await server.close()
      await jobs.stop()
      await hub.close()
      mailer.close()
    },
  }
}

/** What every use case and job gets. */
function createServices({ config, database, log, clock, postPush }: Services) {
  if (config.production && config.database.url !== null && config.secretKey === null) {
    log.warn('SECRET_KEY is not set: processes with another DATA_DIR could not open what this one seals')
  }
  const secrets = createSecrets(loadSecretKey(config))
  const push = createPushSender(config, secrets, clock, postPush)
  return { db: database.db, config, clock, storage: createStorage(config), push, secrets }
}

/** What this process keeps of the database holds as long as no event says otherwise, in whichever process it was changed. */
function clearCachesOnEvents(hub: EventHub, settings: { invalidate: () => void }): void {
  // Clients that reconnect are told that they have missed something.
  hub.onGap(endAllStreams)
  hub.onGap(settings.invalidate)
  hub.onEvery(({ type }) => type === 'settings' && settings.invalidate())
  hub.onGap(clearTtlCaches)
  hub.onEvery(({ type }) => type === 'reference' && clearTtlCaches())
}
