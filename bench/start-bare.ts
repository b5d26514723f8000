import Fastify from 'fastify'

/** The floor: the same bytes from a route that does nothing. */
export async function startBare(body: string): Promise<{ address: string; stop(): Promise<void> }> {
  const app = Fastify()
  app.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { address, stop: () => app.close() }
}
