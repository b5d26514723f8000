/**
 * What the back office's list of accounts and its statistics cost with 100,000 of them, as a ratio to the same with 1,000, both
 * beside the demo world's: `npm run bench:people`. On the embedded database.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Measured, measure, medianOf } from './measure.ts'
import { fillDemo } from './servers/fill-demo.ts'
import { startTandem } from './servers/start-tandem.ts'

const rounds = 3
const load = { requests: 40, connections: 1 }
const list = '/backend/people'
const statistics = '/backend/statistics'
const paths = [
  list,
  `${list}?type=company`,
  `${list}?type=admin`,
  `${list}?state=locked`,
  `${list}?state=unconfirmed&type=company`,
  `${list}?text=schmidt`,
  `${list}?text=lena%20schmidt`,
  `${list}?text=wolkenstein`,
  `${list}?text=nobody-is-called-so`,
  `${list}?text=lena.demo@example.org`,
]

const few = await startWith(1000)
const many = await startWith(100_000)
try {
  console.log('call'.padEnd(56), 'few p50 ms   many p50 ms   p99 ms   ratio')
  for (const path of paths) await compare(path)
  // Counted at the first call, and then kept for ten minutes.
  const [before, after] = [await few.timeOnce(statistics), await many.timeOnce(statistics)]
  print(`${statistics}, counted anew`, { few: before, p50: after, p99: after })
  await compare(statistics)
} finally {
  await few.stop()
  await many.stop()
}

async function compare(path: string): Promise<void> {
  const times: { few: Measured[]; many: Measured[] } = { few: [], many: [] }
  // In turns, so that a machine that changes its pace changes it for both.
  for (let round = 0; round < rounds; round++) {
    times.few.push(await few.time(path))
    times.many.push(await many.time(path))
  }
  const [before, after] = [medianOf(times.few), medianOf(times.many)]
  print(path, { few: before.p50, p50: after.p50, p99: after.p99 })
}

function print(name: string, { few, p50, p99 }: { few: number; p50: number; p99: number }): void {
  console.log(
    name.padEnd(56),
    few.toFixed(1).padStart(10),
    p50.toFixed(1).padStart(13),
    p99.toFixed(1).padStart(8),
    (p50 / few).toFixed(2).padStart(7),
  )
}

async function startWith(accounts: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
  const fill = readFileSync(join(import.meta.dirname, 'people/fill.sql'), 'utf8')
  await fillDemo(dataDir, (pool) => pool.query(fill.replace('(1, 0)', `(1, ${accounts})`)))
  const tandem = await startTandem(dataDir)
  const headers = await tandem.signIn('admin.demo@example.org')
  return {
    time: (path: string) => measure(`${tandem.address}/api${path}`, { headers, ...load }),
    async timeOnce(path: string): Promise<number> {
      const startedAt = performance.now()
      const answer = await fetch(`${tandem.address}/api${path}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
      return performance.now() - startedAt
    },
    async stop() {
      await tandem.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
