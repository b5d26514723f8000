import type { EventSource, StreamedEvent } from '@tandem/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const heartbeatMs = 20_000
const retryAfterSeconds = 60

/** Browsers of one person; more is a fault or an attack. */
const maxStreamsPerAccount = 20

/** What a client may leave unread before it is let go; it comes again and goes on where it was. */
const maxUnreadBytes = 1024 * 1024

/**
 * Server-sent events: `id:` where there is one, `event:` and `data:`. Now and then the position that was reached, so
 * that proxies stay and a client that was told nothing for long need not begin anew.
 * `mayListen` is asked before that: a stream outlives the check at its beginning by hours.
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
    // Its connection ends with it: a server that stops does not wait for the next request on it.
    connection: 'close',
  })
  out.write(': connected\n\n')
  const write = ({ id, type, data }: StreamedEvent) => {
    const place = id === null ? '' : `id: ${id}\n`
    out.write(`${place}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const send = (event: StreamedEvent) => {
    write(event)
    // The session is over: whoever listens on must sign in again.
    if (event.type === 'session_ended') end()
    else if (out.writableLength > maxUnreadBytes) out.destroy()
  }
  const heartbeat = setInterval(async () => {
    const goesOn = await mayListen().catch(() => false)
    if (!goesOn) return end()
    if (out.writableEnded) return
    const id = events.position()
    if (id === null) out.write(': still here\n\n')
    else write({ id, type: 'position', data: {} })
  }, heartbeatMs)
  const stop = () => {
    clearInterval(heartbeat)
    events.stop()
    streams.delete(end)
    if (streams.size === 0 && openStreams.get(accountId) === streams) openStreams.delete(accountId)
  }
  // Nothing may be written after the end, so nothing is heard any more before it.
  const end = () => {
    stop()
    out.end()
  }
  const events = source.subscribe(send, () => end())
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
