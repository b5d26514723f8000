import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** No inline script, no inline style, nothing of another origin. */
export function setSecurityHeaders(app: FastifyInstance, production: boolean): void {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Blobs are files fetched with the session's token, shown to their reader only.
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ['blob:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(production && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: production,
    referrerPolicy: { policy: 'same-origin' },
  })
  // They are the same on every answer.
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  set(answer.req, answer, () => {})
  const headers = answer.getHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
