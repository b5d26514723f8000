import { once } from 'node:events'
import { createServer } from 'node:net'
import { register } from '@tandem/contract/accounts/registration'
import { SMTPServer } from 'smtp-server'
import { expect, test, vi } from 'vitest'
import { parseMail } from '#platform/mail/parse-mail.ts'
import { confirmWith, registration } from '#testing/test-accounts.ts'
import { startTestApp } from '#testing/test-app.ts'

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
