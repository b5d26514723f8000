import { once } from 'node:events'
import { createServer } from 'node:net'
import { register } from '@tandem/contract/accounts/registration'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applicant } from '#features/applicants/applicants.schema.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { parseMail } from '#platform/mail/parse-mail.ts'
import { confirmWith, mailedToken, registerAs, registration } from '#testing/test-accounts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { nightlyAccountCleanUp } from './accounts.jobs.ts'
import { account, oneTimeToken } from './accounts.schema.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const dayMs = 24 * 60 * 60 * 1000
const sweep = async () => {
  await enqueue(app.db, nightlyAccountCleanUp, {})
  await app.settleJobs()
}

test('the nightly sweep deletes old tokens and registrations that nobody confirmed', async () => {
  await registerAs(app, 'forgotten@example.org')
  await registerAs(app, 'lena@example.org')
  await confirmWith(app, await mailedToken(app, 'lena@example.org'))
  const company = await app.company()
  app.clock.advance(7 * dayMs - 1000)
  await sweep()
  expect(await addresses()).toContain('forgotten@example.org')
  await app.applicant()
  app.clock.advance(2000)
  await sweep()

  expect(await addresses()).not.toContain('forgotten@example.org')
  expect(await addresses()).toEqual(expect.arrayContaining(['lena@example.org', company.email]))
  expect(await app.db.select().from(applicant)).toHaveLength(2)
  expect(await app.db.select().from(oneTimeToken)).toHaveLength(1)
  app.clock.advance(31 * dayMs)
  await sweep()
  expect(await app.db.select().from(oneTimeToken)).toEqual([])
})

const addresses = async () => (await app.db.select().from(account)).map(({ email }) => email)

type Received = { to: string; text: string }

test('while the mail server is down nothing is lost: once it is back, each mail arrives, and once', async () => {
  const port = await freePort()
  const app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const addresses = ['lena@example.org', 'tom@example.org', 'kim@example.org']
  for (const email of addresses) {
    expect((await app.call(register, { body: registration(email) })).status, 'the form does not wait').toBe(
      200,
    )
  }
  await vi.waitFor(async () => {
    const { rows } = await app.db.execute(
      `select 1 from pgboss.job where name = 'send-confirmation-mail' and retry_count > 0`,
    )
    expect(rows, 'tried in vain').toHaveLength(3)
  }, 20_000)

  const received: Received[] = []
  const server = smtpServer(received)
  await once(server.listen(port, '127.0.0.1'), 'listening')
  await vi.waitFor(() => expect(received).toHaveLength(3), 30_000)
  await app.settleJobs()
  expect(received.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
  // Each confirmation brings a welcome, so the list goes on growing.
  for (const { text } of [...received]) {
    const token = text.match(/registrierung-verifikation#token=([\w-]+)/)?.[1] ?? ''
    expect((await confirmWith(app, token)).status, 'the link that arrived works').toBe(200)
  }
  await vi.waitFor(() => expect(received, 'and the welcomes').toHaveLength(6), 10_000)
  await app.stop()
  await new Promise<void>((resolve) => server.close(resolve))
}, 90_000)

function smtpServer(received: Received[]): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      stream
        .setEncoding('utf8')
        .toArray()
        .then((chunks) => {
          const { to, text } = parseMail(chunks.join(''))
          received.push({ to, text })
          done()
        }, done)
    },
  })
}

/** A port that nobody listens on, for now. */
async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
