import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { forShortStatements } from '../../../server/src/platform/db/postgres/postgres.ts'
import { type Measured, measuredOf } from '../../measure.ts'
import type { Load } from './drive-http.ts'

/** What clients run in turns, and the values of the variables in it. */
export type Scripts = { texts: string[]; variables: Record<string, string> }

const run = promisify(execFile)

/** By `pgbench` with prepared statements; a transaction is one run of a script. The same seed chooses the same records. */
export async function driveSql(
  url: string,
  scripts: Scripts,
  { connections, seconds }: Load,
  seed = 1,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
  try {
    const files = scripts.texts.map((text, n) => {
      const file = join(folder, `${n}.sql`)
      writeFileSync(file, text)
      return file
    })
    const options = [
      ...[
        '--no-vacuum',
        '--protocol=prepared',
        `--random-seed=${seed}`,
        '--log',
        `--log-prefix=${join(folder, 'log')}`,
      ],
      ...[`--client=${connections}`, `--jobs=${Math.min(2, connections)}`, `--time=${seconds}`],
      ...Object.entries(scripts.variables).map(([name, value]) => `--define=${name}=${value}`),
      ...files.map((file) => `--file=${file}`),
    ]
    const env = { ...process.env, PGOPTIONS: forShortStatements }
    const { stdout } = await run('pgbench', [...options, url], { env, maxBuffer: 1e9 })
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    const times = readTimes(folder)
    return { ...measuredOf(times, seconds), perSecond }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A line a transaction; the third field is what it took in microseconds. */
function readTimes(folder: string): number[] {
  const logs = readdirSync(folder).filter((name) => name.startsWith('log'))
  const lines = logs.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  return lines.map((line) => Number(line.split(' ')[2]) / 1000)
}
