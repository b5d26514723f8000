/**
 * Whether a server under a mixed load grows or fails with time: `npm run bench:soak`, 30 minutes on a PostgreSQL of its
 * own; `-- --minutes 2` is the short form. Applicant, company and visitors read pages and lists, search, write messages,
 * keep bookmarks, hold event streams for a while and log in and out. The load is bounded, so that it is the same to the
 * end. Prints memory and open handles a few times, and how the second half's median memory differs from that of the
 * quarter before it. Fails where an answer was 5xx or missing, or from 10 minutes on where memory grew by more than 10 %.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { receiver, sender, startThread } from './live/start-thread.ts'
import { psql } from './search/psql.ts'
import { startTandem } from './servers/start-tandem.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const minutes = Math.min(Number(values.minutes), 120)
const workers = 4
/** Between two requests of a worker, so that there is room for other work on the machine. */
const pauseMs = 40
const sampleEveryMs = 2000
const maxDrift = 0.1
/** V8 and its caches need some minutes until they have what they keep. */
const minMinutesForVerdict = 10

const cluster = process.env.TEST_DATABASE_URL
if (!cluster) throw new Error('Start it by npm run bench:soak, which brings a PostgreSQL')
const name = 'tandem_soak'
await psql(cluster, `create database ${name}`)
const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const database = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
const tandem = await startTandem(dataDir, { DATABASE_URL: database })
try {
  await soak()
} finally {
  await tandem.stop()
  rmSync(dataDir, { recursive: true, force: true })
  await psql(cluster, `drop database ${name} with (force)`)
}

async function soak(): Promise<void> {
  const { threadId } = await startThread(tandem)
  const people = { applicant: await tandem.signIn(receiver), company: await tandem.signIn(sender) }
  const found = await fetch(`${tandem.address}/api/offers?perPage=1`, { headers: people.applicant })
  const { member } = (await found.json()) as { member: { id: string }[] }
  const steps = stepsOf({ threadId, offerId: member[0]?.id ?? never() }, people)
  const statuses = new Map<string, number>()
  const end = performance.now() + minutes * 60_000
  let next = 0
  const work = async () => {
    while (performance.now() < end) {
      const [step, send] = steps[next++ % steps.length] ?? never()
      const status = await send().catch(() => 0)
      const key = status === 0 ? `${step}: no answer` : status >= 400 ? `${step}: ${status}` : 'answered'
      statuses.set(key, (statuses.get(key) ?? 0) + 1)
      await pause(pauseMs)
    }
  }
  const samples: Sample[] = []
  const sampling = sample(samples, end)
  await Promise.all(Array.from({ length: workers }, work))
  await sampling

  for (let nth = 0; nth <= 6; nth += 1) printSample(samples[Math.round(((samples.length - 1) * nth) / 6)])
  const [before, after] = [medianOf(samples, 0.25, 0.5), medianOf(samples, 0.5, 1)]
  const drift = after / before - 1
  console.log(`${minutes} minutes: ${JSON.stringify(Object.fromEntries(statuses))}`)
  console.log(
    `memory ${before.toFixed(0)} MB in the second quarter, ${after.toFixed(0)} MB in the second half: ${(drift * 100).toFixed(1)} %`,
  )
  const failed = [...statuses.keys()].filter((key) => /: (no answer|5\d\d)$/.test(key))
  const isGrown = minutes >= minMinutesForVerdict && drift > maxDrift
  if (failed.length > 0 || isGrown) process.exitCode = 1
}

type People = Record<'applicant' | 'company', Record<string, string>>
type Step = [name: string, send: () => Promise<number>]

type Records = { threadId: string; offerId: string }

function stepsOf({ threadId, offerId }: Records, { applicant, company }: People): Step[] {
  const ask = async (path: string, headers = {}, body?: object) => {
    const json = { ...headers, ...(body && { 'content-type': 'application/json' }) }
    const sent = body && { method: 'POST', body: JSON.stringify({ ...body, locale: 'de' }) }
    const answer = await fetch(tandem.address + path, { ...sent, headers: json })
    await answer.arrayBuffer()
    return answer.status
  }
  const write = (headers: object) => () =>
    ask('/api/messaging/message/respond', headers, { threadId, message: 'Soak' })
  return [
    ['front page', () => ask('/', { accept: 'text/html' })],
    ['questions', () => ask('/faq', { accept: 'text/html' })],
    ['settings', () => ask('/api/settings')],
    ['places', () => ask('/api/places?text=Karls')],
    ['offers', () => ask('/api/offers?perPage=20', applicant)],
    ['companies', () => ask('/api/companies?perPage=20', applicant)],
    ['applicants', () => ask('/api/applicants?perPage=20', company)],
    ['dashboard', () => ask('/api/account/dashboard', applicant)],
    ['threads', () => ask('/api/messaging/threads', company)],
    ['message of the company', write(company)],
    ['message of the applicant', write(applicant)],
    ['bookmark', () => ask('/api/bookmark', applicant, { recordType: 'offer', recordId: offerId })],
    ['watch list', () => ask('/api/watch-list/all', applicant)],
    ['event stream', () => holdStream(applicant)],
    ['login and logout', loginAndOut],
  ]
}

async function holdStream(headers: Record<string, string>): Promise<number> {
  const leaving = new AbortController()
  const { status } = await fetch(`${tandem.address}/api/events`, { headers, signal: leaving.signal })
  await pause(500)
  leaving.abort()
  return status
}

async function loginAndOut(): Promise<number> {
  const headers = await tandem.signIn(receiver)
  const answer = await fetch(`${tandem.address}/api/logout`, { headers })
  await answer.arrayBuffer()
  return answer.status
}

type Sample = { seconds: number; memoryMb: number; handles: number }

async function sample(samples: Sample[], end: number): Promise<void> {
  const begun = performance.now()
  for (; performance.now() < end; await pause(sampleEveryMs)) {
    const [, kilobytes = ''] =
      readFileSync(`/proc/${tandem.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? []
    const handles = readdirSync(`/proc/${tandem.pid}/fd`).length
    samples.push({ seconds: (performance.now() - begun) / 1000, memoryMb: Number(kilobytes) / 1024, handles })
  }
}

function printSample(sample: Sample | undefined): void {
  if (!sample) return
  const { seconds, memoryMb, handles } = sample
  console.log(
    `after ${seconds.toFixed(0).padStart(4)} s ${memoryMb.toFixed(0).padStart(5)} MB ${handles} open handles`,
  )
}

function medianOf(samples: Sample[], from: number, to: number): number {
  const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to))
  const sorted = part.map(({ memoryMb }) => memoryMb).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function never(): never {
  throw new Error('The demo has no offer')
}
