/**
 * How many mails about unread messages the workers of one process send a second to a local SMTP server, beside bare
 * nodemailer with one of these mails and the same number at a time: `npm run bench:mail -- --mails 2000`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createTransport } from 'nodemailer'
import { unreadMail } from '../server/src/features/messaging/messaging.jobs.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { enqueueAll } from '../server/src/platform/jobs/jobs.ts'
import { startThread } from './live/start-thread.ts'
import { psql } from './search/psql.ts'
import { startTandem } from './servers/start-tandem.ts'

const { values } = parseArgs({ options: { mails: { type: 'string', default: '1000' } } })
const mails = Math.min(Number(values.mails), 20_000)
const atOnce = unreadMail.atOnce ?? 1

const cluster = process.env.TEST_DATABASE_URL
if (!cluster) throw new Error('Start it by npm run bench:mail, which brings a PostgreSQL')
const name = 'tandem_mail'
const url = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
await psql(cluster, `create database ${name}`)
const sink = await startSink()
const tandem = await startTandem(dataDir, {
  ...{ DATABASE_URL: url, SMTP_URL: sink.url, LOG_LEVEL: 'info', NODE_ENV: 'production' },
  ...{ BASE_URL: 'https://tandem.example.org', MAIL_FROM: 'tandem@example.org' },
})
try {
  const { threadId, accountId } = await startThread(tandem)
  const own = await measure(async () => {
    const database = await openDatabase({ url, dataDir: '' })
    await enqueueAll(
      database.db,
      unreadMail,
      Array.from({ length: mails }, () => ({ accountId, threadIds: [threadId] })),
    )
    await database.close()
  })
  const raw = await sink.last()
  const bare = await measure(() => sendBare(raw))
  console.log('mails      a second   bare nodemailer   ratio')
  console.log(
    String(mails).padEnd(8),
    own.toFixed(0).padStart(10),
    bare.toFixed(0).padStart(17),
    (own / bare).toFixed(2).padStart(7),
  )
} finally {
  await tandem.stop()
  sink.stop()
  rmSync(dataDir, { recursive: true, force: true })
  await psql(cluster, `drop database ${name} with (force)`)
}

/** How many a second the sink takes until it has all. */
async function measure(send: () => Promise<void>): Promise<number> {
  const before = await sink.count()
  await send()
  let begun = 0
  let first = 0
  for (;;) {
    const taken = (await sink.count()) - before
    if (taken > 0 && begun === 0) {
      begun = performance.now()
      first = taken
    }
    if (taken >= mails) return ((mails - first) * 1000) / (performance.now() - begun)
    await pause(20)
  }
}

async function sendBare(raw: string): Promise<void> {
  const transport = createTransport({ url: sink.url, pool: true })
  const envelope = { from: 'tandem@example.org', to: 'lena.demo@example.org' }
  let left = mails
  const sendNext = async () => {
    while (left-- > 0) await transport.sendMail({ envelope, raw })
  }
  void Promise.all(Array.from({ length: atOnce }, sendNext)).then(() => transport.close())
}

/** An SMTP server in a process of its own, which counts. */
async function startSink() {
  const child = fork(resolve(import.meta.dirname, 'live/smtp-sink.ts'))
  const [port] = await once(child, 'message')
  const ask = async (what: string) => {
    child.send(what)
    const [answer] = await once(child, 'message')
    return answer
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: async () => Number(await ask('count')),
    last: async () => String(await ask('last')),
    stop: () => child.disconnect(),
  }
}
