import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** What no page of ours asks a browser for. */
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ')

type SecurityHeaders = {
  /** No inline script, no inline style, nothing of another origin. */
  ofPages: OutgoingHttpHeaders
  /** Of calls, whose answers are no pages: a phone pays for each byte of them with each call. */
  ofCalls: OutgoingHttpHeaders
}

/** `secure`: the platform is reached by https; over plain http a browser told to upgrade would load nothing. */
export function securityHeaders(secure: boolean): SecurityHeaders {
  const referrerPolicy = { policy: 'same-origin' } as const
  const ofPages = headersOf({
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
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: secure,
    referrerPolicy,
  })
  const ofCalls = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    hsts: secure,
    referrerPolicy,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return { ofPages: { ...ofPages, 'permissions-policy': permissionsPolicy }, ofCalls }
}

function headersOf(options: HelmetOptions): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(answer.req, answer, () => {})
  return answer.getHeaders()
}

/**
 * A page may send to the server that counts visits, where there is one, and to no other of another origin. Asked for
 * each page, so that a change of the setting counts at once.
 */
export function allowAnalytics(app: FastifyInstance, readUrl: () => Promise<string>): void {
  const allow = async (reply: FastifyReply) => {
    // A database that is away takes no page with it.
    const url = await readUrl().catch(() => '')
    if (!url) return
    const policy = String(reply.getHeader('content-security-policy'))
    reply.header(
      'content-security-policy',
      policy.replace("connect-src 'self'", `connect-src 'self' ${new URL(url).origin}`),
    )
  }
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return done()
    allow(reply).then(() => done(), done)
  })
}
