import cluster from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import Fastify from 'fastify'
import pg from 'pg'
import type { Statement } from '../search/record-statements.ts'

export type BareSearch = { url: string; options: string; searches: Statement[] }

/**
 * The search's own statement behind Fastify and `pg` with nothing around them, in as many processes as the server has:
 * no session, nothing validated, the stored cards as they are. Started by `start-bare.ts`.
 */
process.once('message', async (search: BareSearch) => {
  if (!cluster.isPrimary) return process.send?.(await serve(search))
  const workers = Array.from({ length: availableParallelism() }, () => cluster.fork())
  const addresses = workers.map(async (worker) => {
    await once(worker, 'online')
    worker.send(search)
    return (await once(worker, 'message'))[0]
  })
  process.send?.((await Promise.all(addresses))[0])
})
process.once('disconnect', () => process.exit(0))

async function serve({ url, options, searches }: BareSearch): Promise<string> {
  const pool = new pg.Pool({ connectionString: url, options, max: 10, idleTimeoutMillis: 0 })
  // A place with many cells has another wording.
  const texts = [...new Set(searches.map(({ text }) => text))]
  const app = Fastify()
  app.get<{ Params: { n: string } }>('/:n', async ({ params }, reply) => {
    const { text, values } = searches[Number(params.n)] ?? { text: '', values: [] }
    const { rows } = await pool.query({ name: `search ${texts.indexOf(text)}`, text, values })
    reply.type('application/json; charset=utf-8')
    return `{"totalItems":${rows[0].total},"member":[${rows[0].cards}]}`
  })
  return app.listen({ port: 0, host: '127.0.0.1' })
}
