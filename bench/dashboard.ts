/**
 * What a company's dashboard costs with 10,000 received applications, as a ratio to the same with 100 and to a bare
 * route: `npm run bench:dashboard`. On the embedded database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure } from './measure.ts'
import { fillReceived } from './received/fill-received.ts'
import { startBare } from './servers/start-bare.ts'
import { startTandem } from './servers/start-tandem.ts'

const email = 'personal.demo@example.org'
const paths = ['/account/dashboard', '/company-profile/funnel', '/company-profile/answer-times']
const load = { requests: 40, connections: 1 }

const bare = await startBare('{}')
const floor = (await measure(bare.address, { headers: {}, ...load })).p50
await bare.stop()
const few = await measureWith(100)
const many = await measureWith(10_000)
console.log('call                              100 p50 ms   10,000 p50 ms   p99 ms   ratio   to a bare route')
for (const [index, path] of paths.entries()) {
  const [before, after] = [few[index], many[index]]
  if (!before || !after) continue
  console.log(
    path.padEnd(32),
    before.p50.toFixed(1).padStart(11),
    after.p50.toFixed(1).padStart(15),
    after.p99.toFixed(1).padStart(8),
    (after.p50 / before.p50).toFixed(1).padStart(7),
    (after.p50 / floor).toFixed(1).padStart(17),
  )
}

async function measureWith(applications: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
  await fillReceived(dataDir, applications)
  const tandem = await startTandem(dataDir)
  try {
    const headers = await tandem.signIn(email)
    const measured = []
    for (const path of paths)
      measured.push(await measure(`${tandem.address}/api${path}`, { headers, ...load }))
    return measured
  } finally {
    await tandem.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
