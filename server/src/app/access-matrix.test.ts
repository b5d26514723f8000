import type { Endpoint } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cell, cells } from './access-matrix.testing.ts'
import { buildWorld, type Role, roles, type World } from './access-world.testing.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.app.stop())

test('the matrix knows every endpoint that names a record', () => {
  const named = endpoints.filter(({ endpoint }) => endpoint.path.includes('{')).map(({ name }) => name)
  expect(Object.keys(cells).toSorted()).toEqual(named.toSorted())
})

/** Signing out comes last: it ends the sessions that the others need. */
const inOrder = endpoints.toSorted((a, b) => Number(a.name === 'logout') - Number(b.name === 'logout'))

describe.each(inOrder)('$name', ({ name, endpoint }) => {
  test.each(roles)('%s', async (role) => {
    const cell = cells[name]
    const { status } = await send(name, endpoint, cell, role)
    const expected = expectedFor(endpoint, cell, role)
    if (expected === 'allowed') expect([401, 403, 404, 500]).not.toContain(status)
    else expect(status).toBe(expected)
  })
})

type Expected = 'allowed' | 401 | 403 | 404

/** What the contract declares, then whose the record is. */
function expectedFor({ access }: Endpoint, cell: Cell | undefined, role: Role): Expected {
  const { person, type } = world.people[role]
  if (access !== 'everyone') {
    if (!person || !type) return 401
    if (!access.types.includes(type)) return 403
    if (access.permission && !person.permissions.includes(access.permission)) return 403
  }
  return !cell || cell.seenBy === 'everyone' || cell.seenBy.includes(role) ? 'allowed' : 404
}

async function send(name: string, endpoint: Endpoint, cell: Cell | undefined, role: Role) {
  const { person } = world.people[role]
  const caller = person ? { as: person } : {}
  if (endpoint.output.kind === 'stream') return world.openStream(endpoint, caller)
  const params = cell?.params(world) ?? {}
  if (endpoint.upload) {
    return world.app.upload(endpoint, { params, file: { name: 'a.pdf', bytes: world.pdf } }, caller)
  }
  return world.app.call(endpoint, { params, query: world.queries[name], body: cell?.body?.(world) }, caller)
}
