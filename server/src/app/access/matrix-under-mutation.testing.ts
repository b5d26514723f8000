import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { cellNames } from './cells.testing.ts'
import { type AccessWorld, openWorld, runCell } from './run-cell.testing.ts'
import { type Role, roles } from './scene.testing.ts'

/**
 * A mutant that so many cells have met without turning red is left to the features' own tests. What lacks a check shows
 * most often where somebody is refused.
 */
const mostTries = { refused: 150, allowed: 60 }
const patienceMs = 20_000

let world: AccessWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.app.stop())

/** Only with `npm run mutate:access`: each cell runs once more under each mutant that it meets. */
test('each mutant that the access matrix notices', { timeout: 0 }, async () => {
  const folder = process.env.ACCESS_MUTATION ?? ''
  const noticed = new Set<number>()
  const tries = { refused: new Map<number, number>(), allowed: new Map<number, number>() }
  for (const { name } of cellNames) {
    for (const role of roles) {
      const { met, outcome } = await metBy(name, role)
      for (const number of met) {
        const before = tries[outcome].get(number) ?? 0
        if (noticed.has(number) || before >= mostTries[outcome]) continue
        tries[outcome].set(number, before + 1)
        if (!(await turnsRed(number, name, role))) continue
        noticed.add(number)
        const line = { number, by: `access matrix: ${name}, ${role}` }
        appendFileSync(join(folder, 'noticed.jsonl'), `${JSON.stringify(line)}\n`)
        await recover(name, role)
      }
    }
  }
})

/** Without a mutant: the cell is green, and these could have changed that. */
async function metBy(name: string, role: Role) {
  world.beforeCall = () => {
    accessSwitch.met = new Set()
  }
  const status = await recover(name, role)
  const outcome = status < 400 ? ('allowed' as const) : ('refused' as const)
  return { met: [...accessSwitch.met], outcome }
}

/** What a mutant did to all rows must not be what turns the next one red. */
async function recover(name: string, role: Role): Promise<number> {
  try {
    return await runCell(world, name, role)
  } catch {
    await world.app.stop()
    world = { ...(await openWorld()), beforeCall: world.beforeCall }
    return runCell(world, name, role)
  }
}

async function turnsRed(number: number, name: string, role: Role): Promise<boolean> {
  // On for the call alone: what it needs is made without the mutant.
  world.beforeCall = () => {
    accessSwitch.active = number
  }
  try {
    await Promise.race([runCell(world, name, role), tooLong()])
    return false
  } catch {
    return true
  } finally {
    accessSwitch.active = null
    world.beforeCall = () => {}
  }
}

async function tooLong(): Promise<never> {
  await pause(patienceMs, undefined, { ref: false })
  throw new Error('It does not end')
}
