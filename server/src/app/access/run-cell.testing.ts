import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint } from '@tandem/contract/endpoint'
import { sql } from 'drizzle-orm'
import { ensureDefaultPages } from '#features/pages/pages.api.ts'
import { personalText, retainedText } from '#features/privacy/deletion/erasure/marks.testing.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createBystanders } from './bystanders.testing.ts'
import type { Cell } from './cells/cell.testing.ts'
import { cellOf } from './cells/cells.testing.ts'
import { createScene, type Role, roles, type Scene, signedInAs } from './scene.testing.ts'
import { type Person, pdf } from './scene-records.testing.ts'

/**
 * `scene`: whose records `cell` is about. `strangers`: people of no cell, for whom the contract alone shuts the door.
 * `beforeCall`: after all that the call needs was made. `afterCall`: before
 * anything is looked at. `changed`: the tables in which rows of people have changed that no cell is about. `audited`: the
 * endpoints that left an entry in the audit.
 */
export type AccessWorld = {
  app: TestApp
  scene: Scene
  strangers: Scene['people']
  cell: string
  beforeCall: () => void
  afterCall: () => void
  changed: () => Promise<string[]>
  audited: Set<Endpoint>
}

export async function openWorld(): Promise<AccessWorld> {
  const app = await startTestApp()
  await ensureDefaultPages(app.db, app.clock())
  const changed = await createBystanders(app)
  const hooks = { beforeCall: () => {}, afterCall: () => {} }
  const { people: strangers } = createScene(app)
  return { app, scene: createScene(app), strangers, cell: '', ...hooks, changed, audited: new Set() }
}

/** Instead of a role: the first that is let in, and the number of a record that there is not. */
export const noRecord = 'no record'
export type Caller = Role | typeof noRecord

export function callersOf(name: string): readonly Caller[] {
  const { path } = cellOf(name).endpoint
  return path.includes('{id}') && !name.includes(',') ? [...roles, noRecord] : roles
}

/**
 * Calls an endpoint as one role and expects exactly what the contract and the cell say. Each cell has people and records
 * of its own, and they are made anew after each role that was let in to change something: who was refused, and who only
 * read, must have left them as they were. Whom the contract refuses whatever they ask for is a person of no cell: to make
 * ten people for each cell took half of the time.
 */
export async function runCell(world: AccessWorld, name: string, caller: Caller): Promise<number> {
  const { endpoint, cell } = cellOf(name)
  const isNoRecord = caller === noRecord
  const role = isNoRecord ? firstLetIn(endpoint, cell) : caller
  if (world.cell !== name) Object.assign(world, { cell: name, scene: createScene(world.app) })
  const { scene } = world
  const expected = isNoRecord ? 404 : expectedStatus(endpoint, cell, role)
  try {
    const answer = await send(world, endpoint, cell, role, isNoRecord ? { id: newId() } : {})
    if (answer.status < 400 && endpoint.method !== 'GET') world.scene = createScene(world.app)
    assert.equal(answer.status, expected, `${name}, ${role}: ${answer.status}, not ${expected}`)
    if (answer.status < 400) await requireUnchanged(world, name)
    if (answer.status < 400 && isChangeByAdmin(endpoint)) {
      await requireAuditEntry(world, name, await scene.people[role]())
      world.audited.add(endpoint)
    }
    const said = JSON.stringify(answer.body).toLowerCase()
    const foreign = foreignTo(role).find((text) => said.includes(text.toLowerCase()))
    assert.equal(foreign, undefined, `${name} says to ${role} what belongs to others`)
    if (!cell.shows || isNoRecord) return expected
    const { id, to } = cell.shows
    const isNamed = JSON.stringify(answer.body).includes(await id(scene))
    assert.equal(isNamed, to.includes(role), `The answer ${isNamed ? 'names' : 'does not name'} the record`)
    return expected
  } catch (error) {
    world.scene = createScene(world.app)
    world.strangers = createScene(world.app).people
    throw error
  }
}

function firstLetIn(endpoint: Endpoint, cell: Cell): Role {
  const role = roles.find((each) => expectedStatus(endpoint, cell, each) < 400)
  if (!role) throw new Error('Nobody is let in')
  return role
}

/** Companies may look for the bystander's profile, and an admin sees all. */
function foreignTo(role: Role): string[] {
  const type = signedInAs[role]?.type
  if (type === 'admin') return []
  return type === 'company' ? [retainedText] : [personalText, retainedText]
}

/** Something is changed that only admins may change. */
export const isChangeByAdmin = ({ method, access }: Endpoint): boolean =>
  method !== 'GET' && access !== 'everyone' && access.types.every((type) => type === 'admin')

/** The admin of a cell has made no call but this one. */
async function requireAuditEntry({ app }: AccessWorld, name: string, caller: Person | null) {
  const { rows } = await app.db.execute(
    sql`select from audit_entry where account_id = ${caller?.accountId ?? null} limit 1`,
  )
  assert.equal(rows.length, 1, `${name} leaves no entry in the audit`)
}

/** What a call did to people whom it is not about must not turn the next one red. */
async function requireUnchanged(world: AccessWorld, name: string): Promise<void> {
  const tables = await world.changed()
  if (tables.length === 0) return
  await replaceWorld(world)
  assert.fail(`${name} changed what belongs to others: ${tables.join(', ')}`)
}

export async function replaceWorld(world: AccessWorld): Promise<void> {
  const { app } = world
  Object.assign(world, await openWorld())
  await app.stop()
}

/** Whom the contract refuses, whatever they ask for. */
function refusedByContract({ access }: Endpoint, role: Role): 401 | 403 | undefined {
  if (access === 'everyone') return undefined
  const viewer = signedInAs[role]
  if (!viewer) return 401
  if (!access.types.includes(viewer.type)) return 403
  return access.permission && !viewer.permissions.includes(access.permission) ? 403 : undefined
}

function expectedStatus(endpoint: Endpoint, cell: Cell, role: Role): number {
  const refusal = refusedByContract(endpoint, role) ?? cell.refused?.[role]
  if (refusal) return refusal
  if (cell.seenBy && !cell.seenBy.includes(role)) return 404
  return endpoint.output.kind === 'redirect' ? 303 : 200
}

async function send(
  { app, scene, strangers, beforeCall, afterCall }: AccessWorld,
  endpoint: Endpoint,
  cell: Cell,
  role: Role,
  otherParams: Record<string, string>,
) {
  const people = refusedByContract(endpoint, role) ? strangers : scene.people
  const as = await people[role]()
  const caller = as ? { as } : {}
  const speaker = (signedInAs[role] && as) || (await scene.owner())
  const wanted = (await cell.given?.(scene, speaker, role)) ?? {}
  const given = { ...wanted, ...(wanted.params && { params: { ...wanted.params, ...otherParams } }) }
  await cell.shows?.id(scene)
  const params = given.params ?? {}
  beforeCall()
  const answer =
    endpoint.output.kind === 'stream'
      ? await openStream(app, endpoint, as?.token)
      : endpoint.upload && !given.body
        ? await app.upload(endpoint, { params, file: { name: 'a.pdf', bytes: pdf } }, caller)
        : await app.call(endpoint, given, caller)
  afterCall()
  return answer
}

/** A stream never ends by itself, so it needs a real socket that is hung up after the first headers. */
async function openStream(app: TestApp, endpoint: Endpoint, token: string | undefined) {
  if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const request = get({ host: '127.0.0.1', port, path: `/api${endpoint.path}`, headers })
  const [response] = await once(request, 'response')
  request.destroy()
  return { status: response.statusCode as number, body: '' }
}
