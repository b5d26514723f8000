import type { EventSource } from '@tandem/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'

const heartbeatMs = 20_000

/**
 * Server-sent events: one `event:`/`data:` pair each, and a comment now and then so that proxies stay.
 * `mayListen` is asked before each comment: a stream outlives the check at its beginning by hours.
 */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: EventSource,
  mayListen: () => Promise<boolean>,
): void {
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
    openStreams.delete(end)
  }
  // Nothing may be written after the end, so nothing is heard any more before it.
  const end = () => {
    stop()
    out.end()
  }
  openStreams.add(end)
  request.raw.once('close', stop)
  out.once('close', stop)
}

/** Streams never end by themselves; a server that stops ends them so that clients go elsewhere. */
export function endAllStreams(): void {
  for (const end of openStreams) end()
}

const openStreams = new Set<() => void>()
