/**
 * Whether somebody with 10,000 threads waits longer than somebody with few: the first page of the list, the count of
 * unread messages and a search, as ratios of the one to the other: the second part of `npm run bench:messages`, on the
 * embedded database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure, median } from '../measure.ts'
import { startTandem } from '../servers/start-tandem.ts'
import { fillLists } from './fill-lists.ts'

const rounds = 7
const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const lists = await fillLists(dataDir)
const tandem = await startTandem(dataDir)
try {
  const small = await tandem.signIn(lists.small)
  const big = await tandem.signIn(lists.big)
  const unread = await tandem.signIn(lists.unread)
  await compare('list, first page of 20', '/threads?box=inbox&limit=20', small, big, 100)
  await compare('list, all unread', '/threads?box=inbox&limit=20', small, unread, 100)
  await compare('count, 10 unread', '/unread', small, big, 200)
  await compare('count, 10,000 unread', '/unread', small, unread, 200)
  await compare('search, many hits', '/threads?text=antwort&limit=20', small, big, 50)
  await compare('search, one hit', '/threads?text=frage%2017', small, big, 5)
  await compare('search, no hit', '/threads?text=nirgends', small, big, 5)
} finally {
  await tandem.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

type Headers = Record<string, string>

/** In turns, so that a machine that changes its pace changes it for both. */
async function compare(what: string, path: string, few: Headers, many: Headers, requests: number) {
  const url = `${tandem.address}/api/messaging${path}`
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    times[0].push((await measure(url, { headers: few, requests, connections: 1 })).p50)
    times[1].push((await measure(url, { headers: many, requests, connections: 1 })).p50)
  }
  const [short, long] = [median(times[0]), median(times[1])]
  console.log(
    what.padEnd(24),
    `few ${short.toFixed(2)} ms`.padEnd(16),
    `10,000 threads ${long.toFixed(2)} ms`.padEnd(28),
    `ratio ${(long / short).toFixed(2)}`,
  )
}
