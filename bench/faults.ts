/**
 * Nothing missed, nothing doubled, in order: messages go through two processes on one PostgreSQL while processes are
 * killed and restarted, their connections to the database are cut, and the receiver's stream breaks off in the middle
 * of an event. The receiver is the web client's own code. `npm run bench:faults -- --messages 10000`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { client } from '../web/src/lib/api/client.ts'
import { listenToEvents } from '../web/src/lib/live/live-events.ts'
import { currentPosition, startAtPosition } from '../web/src/lib/live/position.ts'
import { startBreakingProxy } from './live/breaking-proxy.ts'
import { receiver, sender, startThread } from './live/start-thread.ts'
import { psql } from './search/psql.ts'
import { startTandem } from './servers/start-tandem.ts'

const { values } = parseArgs({ options: { messages: { type: 'string', default: '1000' } } })
const wanted = Math.min(Number(values.messages), 20_000)
const senders = 4
const faultEveryMs = 3000
const ports = [4596, 4597]

const cluster = process.env.TEST_DATABASE_URL
if (!cluster) throw new Error('Start it by npm run bench:faults, which brings a PostgreSQL')
const name = 'tandem_faults'
const database = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
await psql(cluster, `create database ${name}`)
const start = (port: number) =>
  startTandem(dataDir, { PORT: String(port), DATABASE_URL: database, LOG_LEVEL: 'silent' })
const processes = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]
const proxy = await startBreakingProxy(ports)
const faults = { killed: 0, restarted: 0, 'database connections cut': 0, 'streams broken off': 0 }
try {
  await run()
} finally {
  proxy.stop()
  for (const each of processes) await each.stop('SIGKILL').catch(() => {})
  rmSync(dataDir, { recursive: true, force: true })
  await psql(cluster, `drop database ${name} with (force)`)
}

async function run(): Promise<void> {
  const { threadId, unread } = await startThread(processes[0] ?? never())
  const heard = await listen(threadId)
  const begun = performance.now()
  const sending = sendAll(threadId)
  await causeFaults(sending)
  const sent = await sending
  const seconds = (performance.now() - begun) / 1000
  for (let waited = 0; heard.counts.length < sent && waited < 60_000; waited += 100) await pause(100)
  await pause(2000)
  heard.stop()

  const stored = Number(await psql(database, `select count(*) from message where text like 'fault %'`))
  const isInOrder = heard.counts.every((count, index) => count === unread + index + 1)
  console.log(`\n${sent} messages in ${seconds.toFixed(0)} s; ${JSON.stringify(faults)}`)
  console.log(
    `accepted ${sent}, stored ${stored}, heard ${heard.messages} messages and ${heard.counts.length} counts`,
  )
  console.log(`streams opened ${heard.streams()}, told to load everything ${heard.resets()} times`)
  const isWhole = stored === sent && heard.messages === sent && heard.counts.length === sent
  console.log(isWhole && isInOrder ? 'sent = received, in order, none doubled' : 'FAILED')
  if (!isWhole || !isInOrder) process.exitCode = 1
}

async function signIn(email: string): Promise<Record<string, string>> {
  return (processes[0] ?? never()).signIn(email)
}

/** Each message is told with the receiver's new number of unread ones: 1, 2, 3 … proves all and their order. */
async function listen(threadId: string) {
  const { authorization = '' } = await signIn(receiver)
  client.token = () => authorization.replace('Bearer ', '')
  const first = await fetch(`${processes[0]?.address}/api/account`, { headers: { authorization } })
  startAtPosition(first.headers.get('tandem-position'))
  if (currentPosition() === null) throw new Error('The answer has no position')
  const heard = { counts: [] as number[], messages: 0 }
  let streams = 0
  let resets = 0
  // The client asks its own origin.
  const fetchFrom = globalThis.fetch
  globalThis.fetch = (url, init) => {
    if (typeof url !== 'string' || !url.startsWith('/')) return fetchFrom(url, init)
    streams += 1
    return fetchFrom(proxy.address + url, init)
  }
  const stop = listenToEvents({
    onEvent(type, data) {
      if (type === 'unread') heard.counts.push(Number(data.count))
      if (type === 'message' && data.threadId === threadId) heard.messages += 1
    },
    onReset: () => {
      resets += 1
    },
    onRefused: async () => true,
  })
  return Object.assign(heard, { stop, streams: () => streams, resets: () => resets })
}

/** Whoever gets no answer asks again with the same key, so that each is written once. */
async function sendAll(threadId: string): Promise<number> {
  const headers = { ...(await signIn(sender)), 'content-type': 'application/json' }
  let next = 0
  let sent = 0
  const sendNext = async (): Promise<void> => {
    while (next < wanted) {
      const message = `fault ${next}`
      next += 1
      const body = JSON.stringify({ threadId, message, locale: 'de' })
      const key = crypto.randomUUID()
      for (let attempt = 0; ; attempt += 1) {
        const port = ports[(next + attempt) % ports.length]
        const url = `http://127.0.0.1:${port}/api/messaging/message/respond`
        const request = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }
        const status = await fetch(url, request).then(
          async (answer) => (await answer.arrayBuffer()) && answer.status,
          () => 0,
        )
        if (status === 200) break
        if (status !== 0 && status < 500 && status !== 409) throw new Error(`Refused with ${status}`)
        await pause(50)
      }
      sent += 1
      if (sent % 1000 === 0) console.log(`${sent} sent`)
    }
  }
  await Promise.all(Array.from({ length: senders }, sendNext))
  return sent
}

async function causeFaults(sending: Promise<unknown>): Promise<void> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  sending.then(over, over)
  for (let fault = 0; !isOver; fault += 1) {
    await pause(faultEveryMs)
    if (isOver) return
    if (fault % 4 === 0) await restart(0, 'SIGKILL', 'killed')
    else if (fault % 4 === 1) await restart(1, 'SIGTERM', 'restarted')
    else if (fault % 4 === 2) {
      faults['database connections cut'] += 1
      await psql(
        cluster ?? '',
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'
          and application_name like 'tandem%'`,
      )
    } else {
      faults['streams broken off'] += 1
      proxy.breakOff()
    }
  }
}

async function restart(index: number, signal: NodeJS.Signals, kind: 'killed' | 'restarted'): Promise<void> {
  await processes[index]?.stop(signal)
  processes[index] = await start(ports[index] ?? 0)
  faults[kind] += 1
}

function never(): never {
  throw new Error('No process was started')
}
