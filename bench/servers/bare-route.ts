import Fastify from 'fastify'

/** Started by `start-bare.ts`, which says what is to be answered and is told where. */
process.once('message', async (body: string) => {
  const app = Fastify()
  app.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
})
process.once('disconnect', () => process.exit(0))
