import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { RenderPage } from '@tandem/contract/rendering'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { makeFolder } from '#platform/files/make-folder.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { handleErrors, refuseAddress } from './errors/handle-errors.ts'
import { watchRoutes } from './errors/known-methods.ts'
import { readBodies } from './input/read-bodies.ts'
import { endSlowBodies } from './input/slow-bodies.ts'
import { endAllStreams } from './output/send-events.ts'
import { registerDocs } from './pages/docs.ts'
import { registerHealth, watchDisk } from './pages/health.ts'
import type { HeadOf } from './pages/rendered/page-template.ts'
import { isForPage } from './pages/rendered/rendered-pages.ts'
import { allowAnalytics, securityHeaders } from './pages/security-headers.ts'
import { serveWeb } from './pages/serve-web.ts'
import { type AuditOnBehalf, type IsSessionLive, registerRoutes } from './register-routes.ts'
import type { Route } from './route.ts'
import type { Authenticate } from './viewer/viewer-cache.ts'

export type ServerParts = {
  config: Config
  db: Db
  log: Log
  routes: readonly Route[]
  makeContext: (request: { requestId: string; locale: 'de' | 'en' }) => Context
  authenticate: Authenticate
  isSessionLive: IsSessionLive
  auditOnBehalf: AuditOnBehalf
  /** Up to where all live events were committed. */
  livePosition: () => number
  /** The built web client; null serves the API alone. */
  webFolder: string | null
  headOf?: HeadOf
  /** The program that draws its public pages; without it the browser draws them all. */
  loadRenderer?: (() => Promise<RenderPage>) | undefined
  observeRequest?: Metrics['observeRequest'] | undefined
  /** From then on the server is not ready any more, but still answers. */
  isStopping: () => boolean
  /** Further pages, before the web client's. */
  extend?: (app: FastifyInstance) => void
}

/** Whoever does not say in this time what they want is hung up on; bodies are watched by `endSlowBodies`. */
const headersTimeoutMs = 12_000
const timeoutsCheckedEveryMs = 1000
const maxJsonBytes = 1024 * 1024
/**
 * An answer up to this length is compressed in one go, a quarter of a millisecond for the longest. On another thread, as the library
 * does from 8 kB on, a server answers a quarter fewer searches: each process has one processor.
 */
const maxCompressedAtOnceBytes = 128 * 1024

/** The whole HTTP side of one process: API, health, documentation and web client. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, db, log } = parts
  const { ofPages, ofCalls } = securityHeaders(config.http.baseUrl.startsWith('https:'))
  const app = Fastify({
    trustProxy: config.http.trustProxy,
    bodyLimit: maxJsonBytes,
    requestTimeout: 0,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: timeoutsCheckedEveryMs },
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while the server stops is answered, not sent away.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // What the router itself refuses, such as `/%ff`, meets no hook and no error handler.
    frameworkErrors: (error, request, reply) =>
      void refuseAddress(error, request, reply.headers(ofPages).header('x-request-id', request.id)),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.endpoint ? ofCalls : ofPages)
    reply.header('x-request-id', request.id)
    // Nobody sends a further request on a connection that is about to end.
    if (parts.isStopping()) reply.header('connection', 'close')
    done()
  })
  const methodsOf = watchRoutes(app)
  allowAnalytics(app, async () => {
    const { settings } = parts.makeContext({ requestId: 'policy', locale: 'de' })
    return (await settings(db)).analytics.url
  })
  app.addHook('preClose', async () => endAllStreams())

  const keepsData = config.database.url === null || config.files.kind === 'local'
  if (keepsData) makeFolder(config.dataDir)
  const disk = watchDisk(keepsData ? config.dataDir : null)
  handleErrors(app, log, disk)
  logRequests(app, log, parts.observeRequest)
  await app.register(compress, {
    threshold: 1024,
    syncThreshold: maxCompressedAtOnceBytes,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  })
  readBodies(app)
  endSlowBodies(app)
  await app.register(multipart)
  await app.register(rateLimit, {
    global: false,
    allowList: isForPage,
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('limit'), { statusCode: context.statusCode }),
  })
  registerHealth(app, db, disk, parts.isStopping)
  registerRoutes(app, {
    ...parts,
    rateLimitFactor: config.http.rateLimitFactor,
    strict: !config.production,
  })
  registerDocs(app)
  parts.extend?.(app)
  const { headOf, loadRenderer } = parts
  await serveWeb(app, parts.webFolder, {
    headOf,
    methodsOf,
    drawing: loadRenderer && {
      loadRenderer,
      settings: () => parts.makeContext({ requestId: '', locale: 'de' }).settings(db),
      log,
      rateLimitFactor: config.http.rateLimitFactor,
    },
  })
  return app
}

/** One line a request: the route's pattern, never the address itself, whose parts may name a person. */
function logRequests(app: FastifyInstance, log: Log, observe?: Metrics['observeRequest']): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isForPage(request)) return
    const route = request.routeOptions.url ?? 'none'
    // Live events take as long as somebody listens.
    if (request.routeOptions.config.endpoint?.output.kind !== 'stream') {
      observe?.({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime })
    }
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.viewerType ?? 'none',
      },
      'request',
    )
  })
}
