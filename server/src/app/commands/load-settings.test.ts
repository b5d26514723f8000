import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('of a folder in the place of a file the command says so in one sentence', {
  timeout: 60_000,
}, async () => {
  const program = join(import.meta.dirname, 'load-settings.ts')
  const env = { PATH: process.env.PATH, NODE_ENV: 'test' }
  const run = promisify(execFile)(process.execPath, [program, tmpdir()], { env })
  expect({ ...(await run.catch((error) => error)) }).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${tmpdir()} cannot be read: EISDIR.\n`,
  })
})
