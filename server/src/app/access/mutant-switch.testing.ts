import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

/** `npm run mutate:access` loads this before each test file: its sources ask here which mutant is on. */
type Switch = { active: number | null; met: Set<number> }
declare global {
  var accessSwitch: Switch
  var accessMutant: (number: number) => boolean
}

const folder = process.env.ACCESS_MUTATION ?? ''
const active: number | null = JSON.parse(readFileSync(join(folder, 'active.json'), 'utf8'))

globalThis.accessSwitch = { active, met: new Set() }
globalThis.accessMutant = (number) => {
  globalThis.accessSwitch.met.add(number)
  return globalThis.accessSwitch.active === number
}

afterAll(() => {
  const met = { file: expect.getState().testPath, mutants: [...globalThis.accessSwitch.met] }
  appendFileSync(join(folder, 'met.jsonl'), `${JSON.stringify(met)}\n`)
})
