import type { Endpoint } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cells } from '../access-matrix.testing.ts'
import { buildWorld, type Role, roles, type World } from '../access-world.testing.ts'
import { expectDeclared } from './expect-declared.testing.ts'
import { requestsOf } from './requests.testing.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.app.stop())

/** In each of the eight roles. An endpoint that takes nothing can only be given what it does not take. */
const triesOf = ({ params, query, body }: Endpoint) => (params || query || body ? 26 : 4)
const seed = 20_261_120

/** Signing out comes last: it ends the sessions that the others need. */
const inOrder = endpoints.toSorted((a, b) => Number(a.name === 'logout') - Number(b.name === 'logout'))

test.each(inOrder)(
  '$name answers what it declares, whatever it is asked',
  { timeout: 60_000 },
  async ({ name, endpoint }) => {
    const ids = Object.values(world).filter((value): value is string => typeof value === 'string')
    const known = { ids, params: cells[name]?.params(world) }
    for (const [index, role] of roles.entries()) {
      const property = fc.asyncProperty(requestsOf(endpoint, known), async ({ inject, foreign }) => {
        const answer = await send(endpoint, inject, role)
        expectDeclared(endpoint, answer)
        if (foreign) expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      })
      await fc.assert(property, { seed: seed + index, numRuns: triesOf(endpoint) })
    }
  },
)

async function send(endpoint: Endpoint, request: InjectOptions, role: Role) {
  const token = world.people[role].person?.token
  const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) }
  const endless = endpoint.output.kind === 'stream'
  const answer = await world.app.server.inject({ ...request, headers, payloadAsStream: endless })
  if (endless && answer.statusCode === 200) answer.stream().destroy()
  return answer
}
