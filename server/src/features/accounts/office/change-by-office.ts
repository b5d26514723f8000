import { replacePersonMail } from '#features/contacts/contacts.api.ts'
import { endSessions } from '#features/sessions/sessions.api.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { claimMailQuota } from '#platform/throttle/claim-mail-quota.ts'
import { confirmationMail } from '../accounts.jobs.ts'
import { findAccountByEmail, lockAccount } from '../accounts.store.ts'
import { expireTokens } from '../credentials/one-time-tokens.store.ts'
import { updateByOffice, updateUnconfirmedEmail } from './office.store.ts'

/*
 * What an admin does about somebody's account; part of the caller's transaction, which also tells the person. What is
 * already so stays as it is; for anything else an older revision is refused.
 */

export type OfficeOutcome = 'done' | 'unchanged' | 'outdated'
type Target = { accountId: string; revision: number }

/** Nobody logs in any more, and others see the account no longer. */
export function lockOut(ctx: Context, { reason, ...target }: Target & { reason: string }) {
  return change(
    ctx,
    target,
    (account) => account.lockedAt !== null,
    async (account) => {
      const now = ctx.clock()
      await updateByOffice(ctx.db, account.id, {
        lockedAt: now,
        lockReason: reason,
        hiddenAt: account.hiddenAt ?? now,
      })
      await endSessions(ctx, account.id)
    },
  )
}

/** The lifetime begins anew: while it was locked nobody could renew the account. */
export function readmit(ctx: Context, target: Target) {
  return change(
    ctx,
    target,
    (account) => account.lockedAt === null,
    async (account) => {
      const lifetime = { renewedAt: ctx.clock(), warnedDays: null, hiddenAt: null }
      await updateByOffice(ctx.db, account.id, { lockedAt: null, lockReason: '', ...lifetime })
    },
  )
}

export function setDeletion(
  ctx: Context,
  { reason, dueAt, ...target }: Target & { reason: string; dueAt: Date },
) {
  return change(
    ctx,
    target,
    (account) => account.deletionDueAt !== null,
    async (account) => {
      await updateByOffice(ctx.db, account.id, { deletionDueAt: dueAt, deletionReason: reason })
    },
  )
}

export function clearDeletion(ctx: Context, target: Target) {
  return change(
    ctx,
    target,
    (account) => account.deletionDueAt === null,
    async (account) => {
      await updateByOffice(ctx.db, account.id, { deletionDueAt: null, deletionReason: '' })
    },
  )
}

/** What went to the wrong address must open nothing any more. */
export function mailConfirmationAgain(ctx: Context, { email, ...target }: Target & { email: string }) {
  return change(
    ctx,
    target,
    (account) => account.confirmedAt !== null,
    async (account) => {
      if (email !== account.email.toLowerCase()) {
        if (await findAccountByEmail(ctx.db, email)) throw invalidField(ctx.locale, 'email', 'email_taken')
        const now = ctx.clock()
        await expireTokens(ctx.db, account.id, ['confirm_account', 'reset_password'], now)
        await updateUnconfirmedEmail(ctx.db, account.id, email)
        await replacePersonMail(ctx.db, { accountId: account.id, from: account.email, to: email, now })
      }
      if (!(await claimMailQuota(ctx, email, 'registration'))) throw new AppError('too_many_requests')
      await enqueue(ctx.db, confirmationMail, { accountId: account.id }, { singletonKey: account.id })
    },
  )
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

async function change(
  ctx: Context,
  { accountId, revision }: Target,
  isSo: (account: Locked) => boolean,
  apply: (account: Locked) => Promise<void>,
): Promise<OfficeOutcome> {
  const account = await lockAccount(ctx.db, accountId)
  if (!account) throw new AppError('not_found')
  if (isSo(account)) return 'unchanged'
  if (account.officeRevision !== revision) return 'outdated'
  await apply(account)
  return 'done'
}
