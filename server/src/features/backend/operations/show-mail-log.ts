import {
  type listMailLog as listEndpoint,
  type MailLogEntry,
  resendDays,
  type resendMail as resendEndpoint,
  type settleMail as settleEndpoint,
} from '@tandem/contract/backend/operations/mail-log'
import { Email } from '@tandem/contract/common'
import type { HandlerInput } from '@tandem/contract/endpoint'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { insertJob } from '#platform/jobs/jobs.store.ts'
import { discardCopyOf, retryQueued } from '#platform/jobs/queued-jobs.store.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { maskAddress } from './log-mails.ts'
import { findMail, findMails, type MailFilter, type MailRow, setSettled } from './mail-log.store.ts'

const shown = 50

export async function listMailLog(
  { db, clock }: Context,
  _: AdminViewer,
  { query: { text, after, ...filter } }: HandlerInput<typeof listEndpoint>,
) {
  const rows = await findMails(
    db,
    { ...filter, whom: whomOf(text) },
    { ...(after && { after }), limit: shown + 1 },
  )
  const page = rows.slice(0, shown)
  return {
    entries: page.map((row) => toEntry(row, clock())),
    next: rows.length > shown ? (page.at(-1)?.mail.id ?? null) : null,
  }
}

function whomOf(text: string): MailFilter['whom'] {
  if (text === '') return undefined
  const email = Email.safeParse(text)
  return email.success ? { email: email.data, masked: maskAddress(email.data) } : { name: text }
}

/** One that is still tried is tried now; any other is written anew by its job. */
export function resendMail(
  ctx: Context,
  viewer: AdminViewer,
  { params }: HandlerInput<typeof resendEndpoint>,
): Promise<MailLogEntry> {
  return change(ctx, viewer, params.id, 'resend_mail', async (ctx, row) => {
    const { state, jobId, jobName, jobData } = row.mail
    if (!isResendable(row, ctx.clock())) throw new AppError('mail_not_resendable')
    if (state === 'waiting') {
      await retryQueued(ctx.db, [jobId])
      return true
    }
    await insertJob(ctx.db, jobName, jobData ?? {}, { singletonKey: crypto.randomUUID() })
    if (state === 'sent') return true
    await setSettled(ctx.db, row.mail.id, ctx.clock())
    await discardCopyOf(ctx.db, jobId)
    return true
  })
}

export function settleMail(
  ctx: Context,
  viewer: AdminViewer,
  { params }: HandlerInput<typeof settleEndpoint>,
): Promise<MailLogEntry> {
  return change(ctx, viewer, params.id, 'settle_mail', async (ctx, row) => {
    if (!isFlagged(row)) return false
    await setSettled(ctx.db, row.mail.id, ctx.clock())
    await discardCopyOf(ctx.db, row.mail.jobId)
    return true
  })
}

function change(
  ctx: Context,
  viewer: AdminViewer,
  id: string,
  action: 'resend_mail' | 'settle_mail',
  /** Says whether it changed anything. */
  apply: (ctx: Context, row: MailRow) => Promise<boolean>,
): Promise<MailLogEntry> {
  return transaction(ctx, async (ctx) => {
    const row = await findMail(ctx.db, id)
    if (!row) throw new AppError('not_found')
    if (await apply(ctx, row))
      await insertAuditEntry(ctx.db, {
        ...{ accountId: viewer.accountId, action, recordType: 'sent_mail', recordId: id },
        createdAt: ctx.clock(),
      })
    const after = await findMail(ctx.db, id)
    return toEntry(after ?? row, ctx.clock())
  })
}

const isFlagged = ({ mail }: MailRow): boolean =>
  (mail.state === 'failed' || mail.state === 'bounced') && mail.settledAt === null

const dayMs = 24 * 60 * 60 * 1000

const isResendable = ({ mail }: MailRow, now: Date): boolean =>
  mail.state === 'waiting' ||
  (mail.jobData !== null && mail.createdAt.getTime() > now.getTime() - resendDays * dayMs)

const toEntry = (row: MailRow, now: Date): MailLogEntry => {
  const { mail, person } = row
  return {
    ...{ id: mail.id, kind: mail.kind, recipient: mail.recipient, state: mail.state },
    account: person && { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() },
    ...{ attempts: mail.attempts, failure: mail.failure },
    createdAt: mail.createdAt.toISOString(),
    lastTriedAt: mail.lastTriedAt.toISOString(),
    settledAt: mail.settledAt?.toISOString() ?? null,
    can: { resend: isResendable(row, now), settle: isFlagged(row) },
  }
}
