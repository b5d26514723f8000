import type { AuditAction } from '@tandem/contract/backend/audit'
import type * as contract from '@tandem/contract/backend/people'
import type { BackendPerson } from '@tandem/contract/backend/people'
import { deletionWaitDays } from '@tandem/contract/backend/people'
import type { HandlerInput } from '@tandem/contract/endpoint'
import * as accounts from '#features/accounts/accounts.api.ts'
import { findCompanyOf, lockTeam } from '#features/contacts/contacts.api.ts'
import { handOverTeam } from '#features/privacy/privacy.api.ts'
import { endSessionOf, endSessions } from '#features/sessions/sessions.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { mailPerson } from '../backend.jobs.ts'
import { askSecondAdmin } from '../four-eyes/four-eyes.ts'
import type { PersonEvent } from './person-event.ts'
import { showPerson } from './show-people.ts'

/*
 * What an admin does about an account. What becomes of it is the accounts' matter; here each deed leaves its entry, once,
 * and the person is told. The words of a reason are not kept in the entry: they may name somebody.
 */

const dayMs = 24 * 60 * 60 * 1000

export function lockPerson(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.lockPerson>,
) {
  const tell = { event: 'locked', reason: body.reason } as const
  return change(ctx, viewer, params.id, { action: 'lock_account', tell }, (ctx) =>
    changeInTeam(ctx, params.id, () => accounts.lockOut(ctx, { accountId: params.id, ...body })),
  )
}

export function unlockPerson(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.unlockPerson>,
) {
  const tell = { event: 'unlocked' } as const
  return change(ctx, viewer, params.id, { action: 'unlock_account', tell }, (ctx) =>
    changeInTeam(ctx, params.id, () => accounts.readmit(ctx, { accountId: params.id, ...body })),
  )
}

export function signOutPerson(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.signOutPerson>,
) {
  const tell = { event: 'signed_out', reason: body.reason } as const
  return change(ctx, viewer, params.id, { action: 'end_sessions', tell }, async (ctx) => {
    return (await endSessions(ctx, params.id)) > 0 ? 'done' : 'unchanged'
  })
}

/** Of one device; who has left it meanwhile need not be told. */
export function endPersonSession(
  ctx: Context,
  viewer: AdminViewer,
  { params: { id, sessionId }, body }: HandlerInput<typeof contract.endPersonSession>,
) {
  const tell = { event: 'session_ended', reason: body.reason } as const
  return change(ctx, viewer, id, { action: 'end_session', tell }, async (ctx) => {
    return (await endSessionOf(ctx, id, sessionId)) ? 'done' : 'unchanged'
  })
}

/** The confirmation is itself the mail that tells. */
export function mailConfirmation(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.mailConfirmation>,
) {
  return change(ctx, viewer, params.id, { action: 'mail_confirmation' }, (ctx) =>
    accounts.mailConfirmationAgain(ctx, { accountId: params.id, ...body }),
  )
}

/** The person is told at once: somebody else may have asked in their name. */
export function requestSecondFactorReset(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.requestSecondFactorReset>,
): Promise<BackendPerson> {
  return transaction(ctx, async (ctx) => {
    const { can } = await showPerson(ctx, viewer, params.id)
    if (!can.resetSecondFactor) throw new AppError('request_closed')
    const accountId = params.id
    await askSecondAdmin(ctx, viewer, { kind: 'reset_second_factor', accountId, reason: body.reason })
    await mailPerson(ctx, { accountId, event: 'second_factor_reset_requested' })
    return showPerson(ctx, viewer, accountId)
  })
}

export function scheduleDeletion(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.scheduleDeletion>,
) {
  const dueAt = new Date(ctx.clock().getTime() + deletionWaitDays * dayMs)
  const tell = { event: 'deletion_scheduled', reason: body.reason, dueAt: dueAt.toISOString() } as const
  const deed = { action: 'schedule_deletion', tell } as const
  return change(ctx, viewer, params.id, deed, (ctx) =>
    accounts.setDeletion(ctx, { accountId: params.id, dueAt, ...body }),
  )
}

export function cancelDeletion(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof contract.cancelDeletion>,
) {
  const tell = { event: 'deletion_cancelled' } as const
  return change(ctx, viewer, params.id, { action: 'cancel_deletion', tell }, (ctx) =>
    accounts.clearDeletion(ctx, { accountId: params.id, ...body }),
  )
}

type Deed = { action: AuditAction; tell?: Omit<PersonEvent, 'accountId'> }

function change(
  ctx: Context,
  viewer: AdminViewer,
  accountId: string,
  { action, tell }: Deed,
  apply: (ctx: Context) => Promise<accounts.OfficeOutcome>,
): Promise<BackendPerson> {
  return transaction(ctx, async (ctx) => {
    // Nobody can shut themselves out.
    if (accountId === viewer.accountId) throw new AppError('forbidden')
    await requireStillAdmin(ctx, viewer, accountId)
    const outcome = await apply(ctx)
    if (outcome === 'outdated') throw new ChangedElsewhere(await showPerson(ctx, viewer, accountId))
    if (outcome === 'done') {
      await insertAuditEntry(ctx.db, {
        accountId: viewer.accountId,
        action,
        recordType: 'account',
        recordId: accountId,
        createdAt: ctx.clock(),
      })
      if (tell) await mailPerson(ctx, { accountId, ...tell })
    }
    return showPerson(ctx, viewer, accountId)
  })
}

/** Somebody who can sign in goes on managing the team. */
async function changeInTeam(
  ctx: Context,
  accountId: string,
  apply: () => Promise<accounts.OfficeOutcome>,
): Promise<accounts.OfficeOutcome> {
  const companyId = await findCompanyOf(ctx.db, accountId)
  if (!companyId) return apply()
  // In the order of everybody who decides about a company's accounts: the team, then one of it.
  await lockTeam(ctx.db, companyId)
  const outcome = await apply()
  if (outcome !== 'done') return outcome
  await handOverTeam(ctx, { companyId, accountId })
  return outcome
}

/** Two admins who lock each other at the same moment wait for each other: the second one is no admin any more. */
async function requireStillAdmin(ctx: Context, viewer: AdminViewer, targetId: string): Promise<void> {
  if ((await accounts.findAccountById(ctx.db, targetId))?.type !== 'admin') return
  const admins = await accounts.lockAdmins(ctx.db)
  if (!admins.includes(viewer.accountId)) throw new AppError('unauthenticated')
}
