import { endpoints } from '@tandem/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cellNames, needsCell } from './cells/cells.testing.ts'
import { type AccessWorld, callersOf, isChangeByAdmin, openWorld, runCell } from './run-cell.testing.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.app.stop())

test('every endpoint has its cell, but what everyone may read without saying anything', () => {
  const named = new Set(cellNames.map(({ endpoint }) => endpoint.name))
  expect(
    endpoints.filter((each) => needsCell(each) && !named.has(each.name)).map(({ name }) => name),
  ).toEqual([])
})

describe.each(cellNames)('$name', ({ name }) => {
  test.each(callersOf(name))('%s', async (role) => {
    await runCell(world, name, role)
  })
})

test('every change that only admins may make has left its entry in the audit', () => {
  const changes = endpoints.filter(({ endpoint }) => isChangeByAdmin(endpoint))
  expect(changes.length).toBeGreaterThan(4)
  expect(changes.filter(({ endpoint }) => !world.audited.has(endpoint)).map(({ name }) => name)).toEqual([])
})
