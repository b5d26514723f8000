import type { EventSource } from '@tandem/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const heartbeatMs = 20_000
const retryAfterSeconds = 60

/** Browsers of one person; more is a fault or an attack. */
const maxStreamsPerAccount = 20

/**
 * Server-sent events: one `event:`/`data:` pair each, and a comment now and then so that proxies stay.
 * `mayListen` is asked before each comment: a stream outlives the check at its beginning by hours.
 */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: EventSource,
  { accountId, mayListen }: { accountId: string | null; mayListen: () => Promise<boolean> },
): void {
  const streams = openStreams.get(accountId) ?? new Set()
  if (accountId !== null && streams.size >= maxStreamsPerAccount)
    throw new AppError('too_many_requests', [], retryAfterSeconds)
  reply.hijack()
  const out = reply.raw
  // From here on Fastify sends nothing itself, not even what every answer carries.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) out.setHeader(name, value)
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  out.write(': connected\n\n')
  const unsubscribe = source.subscribe(({ type, data }) => {
    out.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
    // The session is over: whoever listens on must sign in again.
    if (type === 'session_ended') end()
  })
  const heartbeat = setInterval(async () => {
    const goesOn = await mayListen().catch(() => false)
    if (!goesOn) end()
    else if (!out.writableEnded) out.write(': still here\n\n')
  }, heartbeatMs)
  const stop = () => {
    clearInterval(heartbeat)
    unsubscribe()
    streams.delete(end)
    if (streams.size === 0 && openStreams.get(accountId) === streams) openStreams.delete(accountId)
  }
  // Nothing may be written after the end, so nothing is heard any more before it.
  const end = () => {
    stop()
    out.end()
  }
  openStreams.set(accountId, streams.add(end))
  request.raw.once('close', stop)
  out.once('close', stop)
}

/** Streams never end by themselves; a server that stops ends them so that clients go elsewhere. */
export function endAllStreams(): void {
  for (const streams of openStreams.values()) for (const end of streams) end()
}

/** By account; null are those of nobody in particular. */
const openStreams = new Map<string | null, Set<() => void>>()
