import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/log/log.ts'

/** One line a request: the route's pattern, never the address itself, whose parts may name a person. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.viewerType ?? 'none',
      },
      'request',
    )
  })
}
