/**
 * Event streams held on one process: memory each, and how long an event for everybody takes to reach them, beside a
 * bare server that only holds streams; then the same over two processes: `npm run bench:live -- --streams 1000,10000`.
 * Loopback only.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { receiver } from './live/start-thread.ts'
import { psql } from './search/psql.ts'
import { startTandem } from './servers/start-tandem.ts'

const { values } = parseArgs({ options: { streams: { type: 'string', default: '1000,10000' } } })
const sizes = values.streams.split(',').map((size) => Math.min(Number(size), 10_000))
const rounds = 7
const perAccount = 20
const ports = [4594, 4595]

const cluster = process.env.TEST_DATABASE_URL
if (!cluster) throw new Error('Start it by npm run bench:live, which brings a PostgreSQL')
const name = 'tandem_live'
const url = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
await psql(cluster, `create database ${name}`)
const settings = { DATABASE_URL: url, LOG_LEVEL: 'info', NODE_ENV: 'production' }
const production = { ...settings, BASE_URL: 'https://tandem.example.org', MAIL_FROM: 'tandem@example.org' }

console.log('server          streams   kB each   p50 ms   p99 ms   ratio of p50 to bare')
try {
  for (const streams of sizes) {
    const bare = await measureBare(streams)
    print('bare', streams, bare)
    print('one process', streams, await measureTandem(streams, 1), bare)
    print('two processes', streams, await measureTandem(streams, 2), bare)
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
  await psql(cluster, `drop database ${name} with (force)`)
}

type Measured = { kilobytes: number; p50: number; p99: number }

async function measureBare(streams: number): Promise<Measured> {
  const child = fork(resolve(import.meta.dirname, 'live/bare-streams.ts'))
  const [port] = await once(child, 'message')
  const address = `http://127.0.0.1:${port}/`
  const send = async () => void child.send('send')
  const measured = await measure([{ address, pid: child.pid ?? 0 }], streams, [''], send)
  child.disconnect()
  return measured
}

async function measureTandem(streams: number, processes: number): Promise<Measured> {
  const servers = []
  for (const port of ports.slice(0, processes)) {
    servers.push(await startTandem(dataDir, { ...production, PORT: String(port) }))
  }
  try {
    const tokens = await openSessions(servers[0], Math.ceil(streams / perAccount))
    const send = async () => {
      await psql(url, `insert into live_event (account_ids, type, data) values ('{}', 'notice', '{}')`)
    }
    const targets = servers.map(({ address, pid }) => ({ address: `${address}/api/events`, pid }))
    return await measure(targets, streams, tokens, send)
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** An account may hold twenty streams: copies of the demo's applicant, each with a session of its own. */
async function openSessions(server: Server | undefined, count: number): Promise<string[]> {
  if (!server) throw new Error('No process was started')
  await psql(
    url,
    `insert into account select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
        'email', 'bench' || n || '@example.org'))).*
      from account a, generate_series(1, ${count}) n where a.email = '${receiver}' on conflict do nothing`,
    `insert into applicant select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
        'account_id', b.id))).*
      from applicant p join account a on a.id = p.account_id and a.email = '${receiver}',
        account b where b.email like 'bench%@example.org' on conflict do nothing`,
  )
  const tokens: string[] = []
  for (let n = 1; n <= count; n += 1) {
    const { authorization = '' } = await server.signIn(`bench${n}@example.org`)
    tokens.push(authorization.replace('Bearer ', ''))
  }
  return tokens
}

type Server = Awaited<ReturnType<typeof startTandem>>
type Target = { address: string; pid: number }

async function measure(
  targets: Target[],
  streams: number,
  tokens: string[],
  send: () => Promise<void>,
): Promise<Measured> {
  const memory = () => targets.reduce((sum, { pid }) => sum + residentKilobytes(pid), 0)
  const before = memory()
  const holders: ChildProcess[] = []
  for (const [index, { address }] of targets.entries()) {
    const holder = fork(resolve(import.meta.dirname, 'live/hold-streams.ts'))
    const own = tokens.filter((_, n) => n % targets.length === index)
    holder.send({ url: address, tokens: own, streams: streams / targets.length })
    await once(holder, 'message')
    holders.push(holder)
  }
  const kilobytes = (memory() - before) / streams
  const delays: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await pause(500)
    const sent = performance.timeOrigin + performance.now()
    await send()
    const heard: number[] = []
    for (let waited = 0; heard.length < streams && waited < 20_000; waited += 200) {
      await pause(200)
      for (const holder of holders) {
        holder.send('heard')
        const [times] = await once(holder, 'message')
        for (const time of times as number[]) heard.push(time)
      }
    }
    if (heard.length !== streams) throw new Error(`${heard.length} of ${streams} heard of it`)
    // The first round warms both up.
    if (round > 0) for (const time of heard) delays.push(time - sent)
  }
  for (const holder of holders) holder.disconnect()
  delays.sort((a, b) => a - b)
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0
  return { kilobytes, p50: at(0.5), p99: at(0.99) }
}

function residentKilobytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function print(server: string, streams: number, { kilobytes, p50, p99 }: Measured, bare?: Measured): void {
  console.log(
    server.padEnd(14),
    String(streams).padStart(8),
    kilobytes.toFixed(1).padStart(9),
    p50.toFixed(0).padStart(8),
    p99.toFixed(0).padStart(8),
    bare ? (p50 / bare.p50).toFixed(1).padStart(9) : '',
  )
}
