import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'

/** `npm run mutate:access` loads this before each test file: its sources ask here which mutant is on. */
type Switch = { active: number | null; met: Set<number> }
declare global {
  var accessSwitch: Switch
  var accessMutant: (number: number) => boolean
}

const maxOtherFailures = 3

globalThis.accessSwitch = { active: null, met: new Set() }
globalThis.accessMutant = (number) => {
  globalThis.accessSwitch.met.add(number)
  return globalThis.accessSwitch.active === number
}

let metWhileLoading: number[] = []
let isNoticed = false
let otherFailures = 0

beforeAll(() => {
  metWhileLoading = [...globalThis.accessSwitch.met]
  globalThis.accessSwitch.met = new Set()
  // `message.test.ts?mutant=3`. The program is loaded without it: a worker loads it once for all mutants.
  const mutant = expect.getState().testPath?.split('?mutant=')[1]
  globalThis.accessSwitch.active = mutant ? Number(mutant) : null
})

beforeEach(({ skip, onTestFailed }) => {
  skip(isNoticed || otherFailures >= maxOtherFailures, 'The mutant is noticed, or breaks everything')
  onTestFailed(({ task }) => {
    if (globalThis.accessSwitch.active === null) return
    if (task.result?.errors?.some(({ name }) => name === 'AssertionError')) isNoticed = true
    else otherFailures += 1
  })
})

afterAll(() => {
  const { active, met } = globalThis.accessSwitch
  globalThis.accessSwitch.active = null
  if (active !== null) return
  const line = { file: expect.getState().testPath, met: [...met], metWhileLoading }
  appendFileSync(join(process.env.ACCESS_MUTATION ?? '', 'met.jsonl'), `${JSON.stringify(line)}\n`)
})
