import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db/database.ts'
import { answersInTime } from '#platform/db/health.ts'

/** `live`: the process answers. `ready`: it should get requests (its database answers, it is not stopping). */
export function registerHealth(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const ready = !isStopping() && (await answersInTime(db))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' })
  })
}
