import type { Endpoint, EventSource, FileOutput, Redirect } from '@tandem/contract/endpoint'
import { commonErrors } from '@tandem/contract/errors'
import { positionHeader } from '@tandem/contract/events'
import type { OnBehalfDeed } from '@tandem/contract/on-behalf'
import { isOpenToVisitors } from '@tandem/contract/settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from '#platform/auth/token.ts'
import type { CompanyViewer, Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError, ChangedElsewhere } from './app-error.ts'
import { type Answer, hashRequest, runIdempotently, visitorId } from './idempotency/idempotency.ts'
import { requestLocale } from './input/locale.ts'
import { type Input, readInput } from './input/read-input.ts'
import { openCursor, sealCursor } from './output/seal-cursor.ts'
import { sendEvents } from './output/send-events.ts'
import { sendFile } from './output/send-file.ts'
import { presentRecord, wrapOutput } from './output/wrap-output.ts'
import type { Route } from './route.ts'
import { authorise } from './viewer/authorise.ts'
import { type Authenticate, createViewerCache } from './viewer/viewer-cache.ts'

/** Writes down what an admin has done on behalf of a company; part of the transaction of that. */
export type AuditOnBehalf = (
  ctx: Context,
  viewer: CompanyViewer,
  done: { deed: OnBehalfDeed; offerId: string | null },
) => Promise<void>

/** Whether a session still lives, asked without being a sign of life itself. */
export type IsSessionLive = (ctx: Context, sessionId: string) => Promise<boolean>

type Registration = {
  routes: readonly Route[]
  makeContext: (request: { requestId: string; locale: 'de' | 'en' }) => Context
  authenticate: Authenticate
  isSessionLive: IsSessionLive
  auditOnBehalf: AuditOnBehalf
  /** Up to where all events were committed. */
  livePosition: () => number
  rateLimitFactor: number
  /** An answer that breaks the contract is an error of ours; tests see it, people do not wait for it. */
  strict: boolean
}

/** Requests per minute and address for a call that declares no limit of its own. */
export const generalLimit = 600

export function registerRoutes(app: FastifyInstance, registration: Registration): void {
  const { read, clear } = createViewerCache(registration.authenticate)
  const reading = { ...registration, authenticate: read, afterwards: () => {} }
  const changing = { ...registration, afterwards: clear }
  for (const route of registration.routes) {
    const { endpoint } = route
    const answering = isReading(endpoint) ? reading : changing
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: {
        endpoint,
        rateLimit: {
          max: Math.ceil((endpoint.limitPerMinute ?? generalLimit) * registration.rateLimitFactor),
          timeWindow: '1 minute',
        },
      },
      handler: (request, reply) => answer(route, answering, request, reply),
    })
  }
}

const isReading = ({ method, changesSession }: Endpoint) => method === 'GET' && !changesSession

/** `afterwards`: what follows a use case, done or failed, before anybody hears of it. */
type Answering = Registration & { afterwards: () => void }

async function answer(route: Route, registration: Answering, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = route
  const locale = requestLocale(request.headers['accept-language'])
  const ctx = registration.makeContext({ requestId: request.id, locale })
  const token = bearerToken(request.headers.authorization)
  // Read before anything else, so that the answer is not older.
  const position = registration.livePosition()
  const viewer = token ? await registration.authenticate(ctx, token) : null
  request.viewerType = viewer?.type
  authorise(endpoint, viewer, token === null && (await isOpen(endpoint, ctx)))

  const input = openCursor(endpoint, await readInput(endpoint, request, locale), locale)
  const facts = {
    token,
    userAgent: request.headers['user-agent'] ?? '',
    clientAddress: request.ip,
    lastEventId: request.headers['last-event-id']?.toString(),
  }
  const run = async (db?: Db) => {
    try {
      return await route.handle(db ? { ...ctx, db } : ctx, viewer, { ...input, ...facts })
    } catch (error) {
      requireDeclared(endpoint, registration, error)
      throw showCurrent(endpoint, error)
    }
  }
  const signedOut = unlessSignedOut(ctx, viewer, registration)

  if (viewer) reply.header(positionHeader, position)
  reply.header('cache-control', endpoint.cacheSeconds ? cacheControl(endpoint, viewer) : 'no-store')
  if (endpoint.cacheSeconds) reply.header('vary', variesBy(endpoint))
  if (endpoint.output.kind === 'file') return sendFile(reply, (await run().catch(signedOut)) as FileOutput)
  if (endpoint.output.kind === 'redirect') {
    return reply.redirect(((await run().catch(signedOut)) as Redirect).location, 303)
  }
  if (endpoint.output.kind === 'stream') {
    const mayListen = async () => !viewer || registration.isSessionLive(ctx, viewer.sessionId)
    const listener = { accountId: viewer?.accountId ?? null, mayListen }
    return sendEvents(request, reply, (await run().catch(signedOut)) as EventSource, listener)
  }

  const wrapped = async (db?: Db) => ({
    status: 200,
    body: wrapOutput(
      endpoint.output,
      sealCursor(endpoint, input, await run(db)),
      { url: request.url, query: input.query },
      registration.strict,
    ),
  })
  const work = auditedOnBehalf(ctx, registration, { endpoint, viewer, input }, wrapped)
  const key = idempotencyKey(ctx, endpoint, request, viewer, input)
  const { status, body } = await (key ? runIdempotently(ctx, key, work) : work())
    .catch(signedOut)
    .finally(registration.afterwards)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

type Call = { endpoint: Endpoint; viewer: Viewer | null; input: Input }

/** What an admin does on behalf of a company and the entry about it are one transaction. */
function auditedOnBehalf(
  ctx: Context,
  { auditOnBehalf }: Registration,
  { endpoint, viewer, input }: Call,
  work: (db?: Db) => Promise<Answer>,
): (db?: Db) => Promise<Answer> {
  const deed = endpoint.onBehalf
  if (!deed || deed === 'allowed' || viewer?.type !== 'company' || !viewer.onBehalf) return work
  return (db = ctx.db) =>
    inTransaction(db, async (db) => {
      const answer = await work(db)
      const offerId = deed.endsWith('_offer') ? (idOf(input.params) ?? idOf(answer.body)) : null
      await auditOnBehalf({ ...ctx, db }, viewer, { deed, offerId })
      return answer
    })
}

function idOf(record: unknown): string | null {
  const { id } = (record ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : null
}

async function isOpen({ access }: Endpoint, ctx: Context): Promise<boolean> {
  if (access === 'everyone' || !access.visitorsBy) return false
  return isOpenToVisitors(await ctx.settings(ctx.db), access.visitorsBy)
}

/** What was answered to a session may depend on it, so no shared cache keeps it. */
const cacheControl = ({ cacheSeconds }: Endpoint, viewer: Viewer | null) =>
  `${viewer ? 'private' : 'public'}, max-age=${cacheSeconds}`

/** What needs a login is kept for its session alone: another one in the same browser may not be allowed to see it. */
const variesBy = ({ access }: Endpoint) =>
  access === 'everyone' ? 'accept-language' : 'accept-language, authorization'

function idempotencyKey(
  ctx: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  viewer: Viewer | null,
  input: Input,
) {
  const key = request.headers['idempotency-key']
  const senderId = viewer?.accountId ?? (endpoint.visitorsRepeat && visitorId(ctx, request.ip))
  if (
    endpoint.method !== 'POST' ||
    endpoint.secretAnswer ||
    !senderId ||
    typeof key !== 'string' ||
    key === ''
  )
    return null
  if (key.length > 200) throw new AppError('malformed_request')
  return {
    accountId: senderId,
    key,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    requestHash: hashRequest(ctx, request.url, input),
  }
}

/** Whoever was deleted or signed out meanwhile is told just that, whatever the request then stumbled over. */
function unlessSignedOut(ctx: Context, viewer: Viewer | null, { isSessionLive }: Registration) {
  return async (error: unknown): Promise<never> => {
    const isOurs = !viewer || error instanceof AppError || (await isSessionLive(ctx, viewer.sessionId))
    throw isOurs ? error : new AppError('unauthenticated')
  }
}

/** A refusal that the endpoint does not declare is a mistake in the contract; tests must see it. */
function requireDeclared(endpoint: Endpoint, { strict }: Registration, error: unknown): void {
  if (!strict || !(error instanceof AppError)) return
  const declared = [...commonErrors, ...(endpoint.errors ?? [])]
  if (!declared.includes(error.code)) {
    throw new Error(`${endpoint.method} ${endpoint.path} does not declare ${error.code}`)
  }
  if (error.code === 'changed_elsewhere' && !(error instanceof ChangedElsewhere)) {
    throw new Error(`${endpoint.method} ${endpoint.path} does not say what has changed`)
  }
}

/** What a refusal shows of a record passes the contract's schema like an answer. */
const showCurrent = ({ output }: Endpoint, error: unknown): unknown =>
  error instanceof ChangedElsewhere ? new ChangedElsewhere(presentRecord(output, error.current)) : error
