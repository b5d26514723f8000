/**
 * What a call through the real application costs, as a ratio to a bare Fastify route that sends the same bytes, both
 * in this run on this machine: `npm run bench:http`. With DATABASE_URL it measures on that PostgreSQL, else embedded.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure } from './measure.ts'
import { startBare } from './servers/start-bare.ts'
import { startTandem } from './servers/start-tandem.ts'

const rounds = 3
const requests = 300
const connections = 8

const calls = [
  { name: 'reference data', path: '/api/system/available-study-interests', login: null },
  { name: 'offers, newest first', path: '/api/offers', login: 'lena.demo@example.org' },
  {
    name: 'offers, course and radius',
    path: '/api/offers?studyInterest=36&studyInterest=58&place={place}~50&sort=distance',
    login: 'lena.demo@example.org',
  },
  {
    name: 'received applications',
    path: '/api/applications?scope=received',
    login: 'personal.demo@example.org',
  },
  { name: 'threads', path: '/api/messaging/threads', login: 'personal.demo@example.org' },
  { name: 'dashboard', path: '/api/account/dashboard', login: 'lena.demo@example.org' },
]

const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const tandem = await startTandem(dataDir)
try {
  const place = await tandem.placeId('Karlsruhe')
  console.log('call                        req/s   p50 ms  p99 ms   bare req/s   ratio')
  for (const { name, path, login } of calls) {
    const headers = login ? await tandem.signIn(login) : {}
    const url = tandem.address + path.replace('{place}', place)
    const bare = await startBare(await (await fetch(url, { headers })).text())
    // In turns, so that a machine that changes its pace changes it for both.
    const pairs = []
    for (let round = 0; round < rounds; round += 1) {
      const own = await measure(url, { headers, requests, connections })
      const floor = await measure(bare.address, { headers, requests, connections })
      pairs.push({ own, floor, ratio: own.perSecond / floor.perSecond })
    }
    await bare.stop()
    const { own, floor, ratio } =
      pairs.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)] ?? pairs[0] ?? never()
    console.log(
      name.padEnd(26),
      own.perSecond.toFixed(0).padStart(6),
      own.p50.toFixed(1).padStart(8),
      own.p99.toFixed(1).padStart(7),
      floor.perSecond.toFixed(0).padStart(12),
      ratio.toFixed(3).padStart(7),
    )
  }
} finally {
  await tandem.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function never(): never {
  throw new Error('No round was measured')
}
