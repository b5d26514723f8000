import type { EventSource } from '@tandem/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'

const heartbeatMs = 20_000

/** Server-sent events: one `event:`/`data:` pair each, and a comment now and then so that proxies stay. */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, source: EventSource): void {
  reply.hijack()
  const out = reply.raw
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  out.write(': connected\n\n')
  const unsubscribe = source.subscribe(({ type, data }) => {
    out.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
    // The session is over: whoever listens on must sign in again.
    if (type === 'session_ended') out.end()
  })
  const heartbeat = setInterval(() => out.write(': still here\n\n'), heartbeatMs)
  const stop = () => {
    clearInterval(heartbeat)
    unsubscribe()
    openStreams.delete(end)
  }
  const end = () => out.end()
  openStreams.add(end)
  request.raw.once('close', stop)
  out.once('close', stop)
}

/** Streams never end by themselves; a server that stops ends them so that clients go elsewhere. */
export function endAllStreams(): void {
  for (const end of openStreams) end()
}

const openStreams = new Set<() => void>()
