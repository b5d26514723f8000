import { AssertionError } from 'node:assert/strict'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { cellNames } from './cells/cells.testing.ts'
import {
  type AccessWorld,
  type Caller,
  callersOf,
  openWorld,
  replaceWorld,
  runCell,
} from './run-cell.testing.ts'

/**
 * Of the many calls that meet what stands in every request's way, so many are tried, evenly spread. The rest is left to
 * the features' own tests. What lacks a check shows most often where somebody is refused.
 */
const maxTries = { refused: 60, allowed: 20 }
const patienceMs = 20_000

/** What noticed a mutant in an earlier run is tried before anything else. */
type First = { number: number; cell: string; role: Caller }

let world: AccessWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.app.stop())

/** Only with `npm run mutate:access`: all calls without a mutant, then each again under each mutant that it meets. */
test('each mutant that the access matrix notices', { timeout: 0 }, async () => {
  const folder = process.env.ACCESS_MUTATION ?? ''
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const wanted = new Set<number>(read('wanted.json'))
  const tryOne = async (number: number, name: string, role: Caller) => {
    if (!wanted.has(number) || !(await isNoticed(number, name, role))) return
    wanted.delete(number)
    const line = { number, by: `access matrix: ${name}, ${role}` }
    appendFileSync(join(folder, 'noticed.jsonl'), `${JSON.stringify(line)}\n`)
  }
  const known = new Set(cellNames.flatMap(({ name }) => callersOf(name).map((role) => `${name}, ${role}`)))
  for (const { number, cell, role } of read('first.json') as First[]) {
    if (known.has(`${cell}, ${role}`)) await tryOne(number, cell, role)
  }
  if (wanted.size === 0) return
  const calls: Awaited<ReturnType<typeof metBy>>[] = []
  for (const { name } of cellNames) for (const role of callersOf(name)) calls.push(await metBy(name, role))
  const timesMet = { refused: new Map<number, number>(), allowed: new Map<number, number>() }
  for (const { met, outcome } of calls) for (const number of met) countOne(timesMet[outcome], number)
  const turns = { refused: new Map<number, number>(), allowed: new Map<number, number>() }
  for (const { name, role, met, outcome } of calls) {
    for (const number of met) {
      const times = timesMet[outcome].get(number) ?? 0
      const turn = countOne(turns[outcome], number) % Math.ceil(times / maxTries[outcome])
      if (turn === 0) await tryOne(number, name, role)
    }
  }
})

function countOne(counts: Map<number, number>, number: number): number {
  const count = (counts.get(number) ?? 0) + 1
  counts.set(number, count)
  return count
}

/** Green without a mutant, or this throws. */
async function metBy(name: string, role: Caller) {
  world.beforeCall = () => {
    accessSwitch.met = new Set()
  }
  const status = await runCell(world, name, role)
  world.beforeCall = () => {}
  const outcome = status < 400 ? ('allowed' as const) : ('refused' as const)
  return { name, role, met: [...accessSwitch.met], outcome }
}

/** Red with the mutant, and green again without it. */
async function isNoticed(number: number, name: string, role: Caller): Promise<boolean> {
  if (!(await turnsRed(number, name, role))) return false
  if (await isGreen(name, role)) return true
  // Either this mutant changed rows of others, or one before it did: a new world tells.
  await replaceWorld(world)
  await runCell(world, name, role)
  const isRed = await turnsRed(number, name, role)
  if (!(await isGreen(name, role))) await replaceWorld(world)
  return isRed
}

async function isGreen(name: string, role: Caller): Promise<boolean> {
  try {
    await runCell(world, name, role)
    return true
  } catch {
    return false
  }
}

/** By what it expects: a call that does not end, or people who cannot be made, prove nothing. */
async function turnsRed(number: number, name: string, role: Caller): Promise<boolean> {
  // On for the call alone: what it needs is made without the mutant, and so is another world.
  const turn = (active: number | null) => () => {
    accessSwitch.active = active
  }
  Object.assign(world, { beforeCall: turn(number), afterCall: turn(null) })
  try {
    await Promise.race([runCell(world, name, role), tooLong()])
    return false
  } catch (error) {
    return error instanceof AssertionError
  } finally {
    turn(null)()
    Object.assign(world, { beforeCall: () => {}, afterCall: () => {} })
  }
}

async function tooLong(): Promise<never> {
  await pause(patienceMs, undefined, { ref: false })
  throw new Error('It does not end')
}
