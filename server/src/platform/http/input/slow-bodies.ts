import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

type Limits = {
  /** A body that is no upload has come whole in this time, in milliseconds. */
  bodyMs: number
  /** An upload has brought `minBytes` more in each window of so many milliseconds, however long it takes. */
  windowMs: number
  minBytes: number
}

const defaults: Limits = { bodyMs: 12_000, windowMs: 10_000, minBytes: 40_000 }

/**
 * Hangs up on bodies that are sent too slowly, so that nobody holds many connections at little cost. A document of
 * 10 MB on a slow line passes: uploads are judged by their progress.
 */
export function endSlowBodies(app: FastifyInstance, limits: Limits = defaults): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const {
      'content-length': length = '0',
      'transfer-encoding': encoding,
      'content-type': type,
    } = raw.headers
    if (length !== '0' || encoding) watchBody(raw, /^multipart\//i.test(type ?? ''), limits)
    done()
  })
}

function watchBody(raw: IncomingMessage, isUpload: boolean, { bodyMs, windowMs, minBytes }: Limits): void {
  const { socket } = raw
  // Requests that were injected come whole.
  if (!(socket instanceof Socket)) return
  let seen = socket.bytesRead
  const timer = setInterval(
    () => {
      if (raw.complete) return clearInterval(timer)
      if (isUpload && socket.bytesRead - seen >= minBytes) {
        seen = socket.bytesRead
        return
      }
      clearInterval(timer)
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
      socket.destroySoon()
    },
    isUpload ? windowMs : bodyMs,
  )
  timer.unref()
  for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer))
}
