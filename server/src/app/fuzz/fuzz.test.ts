import type { Endpoint } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellNames, cellOf } from '../access/cells/cells.testing.ts'
import { openWorld } from '../access/run-cell.testing.ts'
import { type Role, roles, type Scene, signedInAs } from '../access/scene.testing.ts'
import { expectDeclared } from './expect-declared.testing.ts'
import { requestsOf } from './requests.testing.ts'

let scene: Scene
let ids: string[]
beforeAll(async () => {
  scene = (await openWorld()).scene
  ids = await idsOf(scene)
})
afterAll(() => scene.app.stop())

/** A token that opens nothing is a visitor's. */
const callers = roles.filter((role) => role !== 'unverified' && role !== 'deleted account')
/** `npm run fuzz` asks so often that no endpoint gets less than 1,000 requests. */
const times = Number(process.env.FUZZ_TIMES ?? 1)
/**
 * Who is refused is so before anything is read, and an endpoint that takes nothing can only be given what it does not
 * take.
 */
function triesOf({ access, params, query, body }: Endpoint, role: Role): number {
  const type = signedInAs[role]?.type
  const mayCall = access === 'everyone' || (type !== undefined && access.types.includes(type))
  return times * (mayCall && (params || query || body) ? 14 : 4)
}
const seed = 20_261_120

/** Signing out comes last: it ends the sessions that the others need. */
const inOrder = endpoints.toSorted((a, b) => Number(a.name === 'logout') - Number(b.name === 'logout'))

test.each(inOrder)(
  '$name answers what it declares, whatever it is asked',
  { timeout: times * 60_000 },
  async ({ name, endpoint }) => {
    const requests = requestsOf(endpoint, { ids, params: await paramsOf(name) })
    for (const [index, role] of callers.entries()) {
      const property = fc.asyncProperty(requests, async ({ inject, foreign }) => {
        const answer = await send(endpoint, inject, role)
        expectDeclared(endpoint, answer)
        if (foreign) expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      })
      await fc.assert(property, { seed: seed + index, numRuns: triesOf(endpoint, role) })
    }
  },
)

async function idsOf({ owner, sent, draft, invitation, invited, ...records }: Scene): Promise<string[]> {
  const made = [records.offer, records.thread, records.ownSearch, records.companySearch]
  const ids = await Promise.all([...made, records.extraSession, records.passkey].map((make) => make()))
  const named = [await sent(), await draft(), await invitation(), await invited()].map(({ id }) => id)
  return [...ids, ...named, (await owner()).accountId]
}

/** Of the record that the endpoint's cell in the access matrix is about. */
async function paramsOf(name: string) {
  const cell = cellNames.find(({ endpoint }) => endpoint.name === name)
  if (!cell?.endpoint.endpoint.params) return undefined
  const given = await cellOf(cell.name).cell.given?.(scene, await scene.owner(), 'owner')
  return given?.params
}

async function send(endpoint: Endpoint, request: InjectOptions, role: Role) {
  const token = (await scene.people[role]())?.token
  const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) }
  const endless = endpoint.output.kind === 'stream'
  const answer = await scene.app.server.inject({ ...request, headers, payloadAsStream: endless })
  if (endless && answer.statusCode === 200) answer.stream().destroy()
  return answer
}
