import { join } from 'node:path'
import type { MailKind } from '@tandem/contract/backend/operations/mail-kinds'
import type { MailFailure } from '@tandem/contract/backend/operations/mail-log'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log/log.ts'
import { createOutbox, type Outbox } from './outbox.ts'

export type MailMessage = {
  /** One address, without a name. */
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  calendar?: MailCalendar
}

/** A calendar file that mail programs offer to take up: as a part of the mail, and as a file for all others. */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string }

export type Mailer = {
  /** Resolves when the server has taken the mail over, or its file is written. */
  send(message: MailMessage): Promise<void>
  /** The mails that became files, for people to read; null when an SMTP server takes them, and in production. */
  outbox: Outbox | null
  /** Rejects when the mail server cannot be reached, or refuses; null where mails only become files. */
  verify: (() => Promise<unknown>) | null
  close(): void
}

const minute = 60_000

/** By SMTP where there is a server, else into files. */
export function createMailer(config: Pick<Config, 'mail' | 'dataDir' | 'production'>, log: Log): Mailer {
  const { smtpUrl, from } = config.mail
  if (smtpUrl !== null) {
    const smtp = createTransport({
      url: smtpUrl,
      pool: true,
      connectionTimeout: minute,
      socketTimeout: minute,
    })
    return {
      async send(message) {
        await smtp.sendMail({ from, ...clean(message) })
      },
      outbox: null,
      verify: () => smtp.verify(),
      close: () => smtp.close(),
    }
  }
  if (config.production) log.warn('SMTP_URL is not set: mails only become files and reach nobody')
  const outbox = createOutbox(join(config.dataDir, 'mail'))
  return {
    async send(message) {
      await outbox.add(await new MailComposer({ from, ...clean(message) }).compile().build())
    },
    outbox: config.production ? null : outbox,
    verify: null,
    close() {},
  }
}

/** A mail of a job: to whom, and what went wrong. */
export type MailAttempt = { kind: MailKind; to: string; failure: MailFailure | null }

/** What went wrong, as the mail server and the way there tell it. */
export function failureOf(error: unknown): MailFailure {
  const { code, command, responseCode, response } = (error ?? {}) as Partial<
    Record<'code' | 'command' | 'responseCode' | 'response', unknown>
  >
  const isForGood = typeof responseCode === 'number' && responseCode >= 500
  if (command === 'RCPT TO' && isForGood && isAboutAddress(responseCode, String(response ?? '')))
    return 'address_refused'
  if (code === 'EAUTH') return 'login_refused'
  if (typeof responseCode === 'number') return 'server_refused'
  if (typeof code === 'string' && unreachable.test(code)) return 'server_unreachable'
  return 'unknown'
}

/**
 * A server that will not take mails from us says so at the recipient too. Its enhanced code tells them apart (RFC 3463: of
 * the address, but X.1.7 and X.1.8 of the sender's, and of the mailbox), else its words. In doubt it is not the address:
 * such a mail is tried again, and the other is not.
 */
function isAboutAddress(code: number, response: string): boolean {
  const enhanced = /^\d{3}[ -](5\.\d+\.\d+)\b/.exec(response)?.[1]
  if (enhanced) return /^5\.[12]\./.test(enhanced) && !/^5\.1\.[78]$/.test(enhanced)
  return (
    [550, 551, 553].includes(code) && !/relay|policy|denied|block|listed|spam|sender|auth/i.test(response)
  )
}

const unreachable =
  /^(ECONNECTION|ETIMEDOUT|EDNS|ESOCKET|ETLS|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/

/** What people typed, a name in a subject for one, may end up in headers: it must not begin a new one. */
function clean({ to, subject, headers = {}, calendar, ...content }: MailMessage) {
  if (!/^[^\s<>(),;:"@]+@[^\s<>(),;:"@]+$/.test(to))
    throw new Error('The recipient is not one plain mail address')
  const single = (line: string) => line.replace(/\p{Cc}+/gu, ' ')
  const entries = Object.entries(headers).map(([key, value]) => [key, single(value)])
  return {
    ...content,
    to: { name: '', address: to },
    subject: single(subject),
    headers: Object.fromEntries(entries),
    ...(calendar && { icalEvent: { ...calendar, filename: 'tandem.ics' } }),
  }
}
