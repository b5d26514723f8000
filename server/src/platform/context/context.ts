import type { Locale } from '@tandem/contract/common'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { FileStorage } from '#platform/files/storage.ts'
import type { Log } from '#platform/log/log.ts'
import type { MailAttempt, Mailer } from '#platform/mail/mailer.ts'
import type { PushSender } from '#platform/push/push-sender.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { SettingsReader } from '#platform/settings/settings.ts'

/** What a use case works with. */
export type Context = {
  db: Db
  config: Config
  clock: Clock
  log: Log
  storage: FileStorage
  mailer: Mailer
  /** Of a job: the mails that it has sent, or failed to. */
  mailAttempts?: MailAttempt[]
  push: PushSender
  secrets: Secrets
  settings: SettingsReader
  /** Of the request; a job takes the locale of the account it works for. */
  locale: Locale
}

/**
 * One transaction a use case. Name the inner context `ctx` too, so that the outer one, whose connection would
 * wait for this transaction's end, cannot be reached by a slip.
 */
export function transaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  return inTransaction(ctx.db, (db) => work({ ...ctx, db }))
}
