import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { createMailer, failureOf, type MailMessage } from './mailer.ts'

const log = createLog({ logLevel: 'silent' })
const from = 'Tandem <no-reply@example.org>'
const message: MailMessage = {
  to: 'lena.demo@example.org',
  subject:
    'Schön, dass du da bist – bestätige bitte deine E-Mail-Adresse, damit wir dich erreichen können 🎓',
  text: 'Hallo Lena,\n\nhttps://example.org/registrierung-verifikation/abc=def?x=1\n\nGrüße',
  html: `<p>Hallo Lena,</p>\n<p>${'Grüße '.repeat(40)}</p>`,
}

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tandem-mail-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const toFiles = (production = false) =>
  createMailer({ mail: { smtpUrl: null, from }, dataDir, production }, log)

describe('without an SMTP server', () => {
  test('mails become files that can be read back, newest first', async () => {
    const { send, outbox } = toFiles()
    expect(await outbox?.list()).toEqual([])
    await send({ ...message, subject: 'First' })
    await send(message)
    const list = await outbox?.list()
    expect(list?.map(({ subject }) => subject)).toEqual([message.subject, 'First'])
    expect(list?.[0]).toMatchObject(message)
    expect(Date.now() - (list?.[0]?.date.getTime() ?? 0)).toBeLessThan(10_000)
    expect(await outbox?.read(list?.[0]?.id ?? '')).toEqual(list?.[0])
  })

  test('nothing else can be read through the outbox', async () => {
    const { outbox } = toFiles()
    for (const id of ['', 'no', '../mail', '../../etc/passwd', '..%2f'])
      expect(await outbox?.read(id)).toBeNull()
  })

  test('in production nobody can read them from outside', () => {
    const warn = vi.spyOn(log, 'warn')
    expect(toFiles(true).outbox).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })

  test('any text comes back as it was sent', async () => {
    const { send, outbox } = toFiles()
    const words = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replace(/\p{C}/gu, '·').trim() || '·')
    await fc.assert(
      fc.asyncProperty(words, words, async (subject, text) => {
        await send({ ...message, subject, text, html: `<p>${text}</p>` })
        const [newest] = (await outbox?.list()) ?? []
        expect(newest).toMatchObject({ text, html: `<p>${text}</p>` })
        // A header line may be folded at any white space.
        const unfolded = (line = '') => line.replace(/\s+/g, ' ')
        expect(unfolded(newest?.subject)).toBe(unfolded(subject))
      }),
      { numRuns: 50 },
    )
  })
})

describe('headers cannot be smuggled in', () => {
  test.for(['\n', '\r\n', '\r', '\u0000', '\u0085'])('by a subject or a header with %j', async (control) => {
    const { send, outbox } = toFiles()
    const evil = `Hello${control}Bcc: victim@example.org${control}${control}Body`
    await send({ ...message, subject: evil, headers: { 'List-Unsubscribe': evil } })
    const [newest] = (await outbox?.list()) ?? []
    expect(newest).toMatchObject({ to: message.to, text: message.text })
    expect(newest?.subject).toMatch(/^Hello Bcc: victim@example.org Body$/)
  })

  test.for([
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org, b@example.org',
    'a@example.org;b@example.org',
    'Name <a@example.org>',
    '<a@example.org>',
    'a@b@c',
    'group: a@example.org',
    'a',
    '',
  ])('by a recipient such as %j', async (to) => {
    await expect(toFiles().send({ ...message, to })).rejects.toThrow('not one plain mail address')
  })
})

describe('with an SMTP server', () => {
  test('mails go there, and a refusal is an error', async () => {
    const received: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) => done(address.startsWith('full') ? new Error('Mailbox full') : null),
      onData: (stream, _, done) => {
        stream
          .setEncoding('utf8')
          .toArray()
          .then((chunks) => {
            received.push(chunks.join(''))
            done()
          }, done)
      },
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.server.address()
    const port = typeof address === 'object' ? address?.port : null
    const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from }
    const mailer = createMailer({ mail, dataDir, production: true }, log)
    expect(mailer.outbox).toBeNull()
    await mailer.send({ ...message, headers: { 'List-Unsubscribe': '<https://example.org/x>' } })
    expect(received[0]).toMatch(/^From: Tandem <no-reply@example\.org>\r$/m)
    expect(received[0]).toMatch(/^To: lena\.demo@example\.org\r$/m)
    expect(received[0]).toMatch(/^List-Unsubscribe: <https:\/\/example\.org\/x>\r$/m)
    await expect(mailer.send({ ...message, to: 'full@example.org' })).rejects.toThrow('Mailbox full')
    mailer.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
})

describe('a recipient that the server refuses for good', () => {
  const failureAt = (response: string) =>
    failureOf({
      code: 'EENVELOPE',
      command: 'RCPT TO',
      response,
      responseCode: Number.parseInt(response, 10),
    })

  test.for([
    '550 5.1.1 <lena@example.org>: Recipient address rejected: User unknown in relay recipient table',
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Try again',
    '552 5.2.2 Mailbox full',
    '550 No such user here',
    '551 User not local',
    '553 Mailbox name not allowed',
  ])('has a wrong address by %j', (response) => {
    expect(failureAt(response)).toBe('address_refused')
  })

  test.for([
    '550 5.7.1 Unable to relay',
    '554 5.7.1 <lena@example.org>: Relay access denied',
    '550 5.1.8 <no-reply@example.org>: Sender address rejected: Domain not found',
    '550 relay not permitted',
    '550 Rejected because 192.0.2.1 is listed at a blocklist',
    '554 Transaction failed',
    '450 4.2.0 <lena@example.org>: Greylisted',
  ])('stands for a refusal of the sending server by %j', (response) => {
    expect(failureAt(response)).toBe('server_refused')
  })
})
