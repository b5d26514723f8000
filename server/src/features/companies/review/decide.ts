import { undoPeriodMs } from '@tandem/contract/applications'
import { choosable } from '#features/reference/reference.api.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.ts'
import { insertConfirmedCompany, type NewCompany } from '../new-companies.store.ts'
import { type CompanyRow, lockCompany } from '../profile/profile.store.ts'
import { isApproved, isAsked, isReviewable, standingOf, takeStep } from './review.rules.ts'
import {
  noApproval,
  noQuestion,
  replaceAdmission,
  selectAdmission,
  setConfirmed,
  updateReview,
} from './review.store.ts'
import { tell } from './tell-company.ts'

export type Decision = { companyId: string; revision: number }
type Admission = Decision & { studyInterests: string[] }

/** `outdated`: it rests on what is not so any more. */
export type Outcome = 'done' | 'so already' | 'outdated'

/*
 * What an admin may decide about a company. Each is part of the caller's transaction, and tells the company when it is
 * done.
 */

/** For as long as it can be undone nothing has happened: the company is confirmed, and told, only then. */
export async function confirmCompany(ctx: Context, decision: Admission): Promise<Outcome> {
  const { companyId, revision } = decision
  const state = await lock(ctx, companyId)
  const wanted = await knownInterests(ctx, decision.studyInterests, companyId)
  const now = ctx.clock()
  const standing = standingOf(state, now)
  if (standing === 'approved' && state.plannedInterests.join() === wanted.join()) return 'so already'
  if (standing === 'confirmed' && (await isAdmittedTo(ctx, companyId, wanted))) return 'so already'
  if (!takeStep('confirm', state, revision, now)) return 'outdated'
  const undoUntil = new Date(now.getTime() + undoPeriodMs)
  await updateReview(ctx.db, companyId, { undoUntil, plannedInterests: wanted }, now)
  const approval = { companyId, undoUntil: undoUntil.toISOString() }
  await enqueue(ctx.db, approvedConfirmation, approval, { startAfter: undoUntil })
  return 'done'
}

/** Throws `undo_expired` where there is no approval, or no more than what it led to. */
export async function undoConfirmation(ctx: Context, { companyId, revision }: Decision): Promise<Outcome> {
  const state = await lock(ctx, companyId)
  const now = ctx.clock()
  if (!isReviewable(state)) throw new AppError('not_found')
  if (state.revision !== revision) return 'outdated'
  if (!isApproved(state, now)) throw new AppError('undo_expired')
  await updateReview(ctx.db, companyId, { undoUntil: null }, now)
  return 'done'
}

export const approvedConfirmation = defineJob('confirm-approved-company', {
  handler: (ctx: Context, { companyId, undoUntil }: { companyId: string; undoUntil: string }) =>
    transaction(ctx, async (ctx) => {
      const state = await lockCompany(ctx.db, companyId)
      // Undone, or done already by whoever acted after the time was over.
      if (state?.undoUntil?.toISOString() !== undoUntil) return
      await takeEffect(ctx, state)
    }),
})

type Approved = Pick<CompanyRow, 'id' | 'undoUntil' | 'plannedInterests'>

async function takeEffect(ctx: Context, { id, undoUntil, plannedInterests }: Approved): Promise<void> {
  await setConfirmed(ctx.db, id, undoUntil ?? ctx.clock(), ctx.clock())
  await replaceAdmission(ctx.db, id, plannedInterests)
  await tell(ctx, id, 'decision')
}

/** The company is asked something before it is decided, and hands in its details again with the answer. */
export async function askCompany(ctx: Context, decision: Decision & { question: string }): Promise<Outcome> {
  const { companyId, revision, question } = decision
  const state = await lock(ctx, companyId)
  if (isAsked(state) && state.question === question) return 'so already'
  const now = ctx.clock()
  if (!takeStep('ask', state, revision, now)) return 'outdated'
  await updateReview(ctx.db, companyId, { question, askedAt: now, answeredAt: null }, now)
  await tell(ctx, companyId, 'question')
  return 'done'
}

export async function refuseCompany(ctx: Context, decision: Decision & { reason: string }): Promise<Outcome> {
  const { companyId, revision, reason } = decision
  const state = await lock(ctx, companyId)
  const now = ctx.clock()
  if (standingOf(state, now) === 'refused' && state.refusalReason === reason) return 'so already'
  const status = takeStep('refuse', state, revision, now)
  if (!status) return 'outdated'
  const change = { ...noApproval, ...noQuestion, status, decidedAt: now, refusalReason: reason }
  await updateReview(ctx.db, companyId, change, now)
  await tell(ctx, companyId, 'decision')
  return 'done'
}

/** Offers that were published stay as they are; what they name can only be published again when it is admitted. */
export async function changeAdmission(ctx: Context, decision: Admission): Promise<Outcome> {
  const { companyId, revision } = decision
  const state = await lock(ctx, companyId)
  const wanted = await knownInterests(ctx, decision.studyInterests, companyId)
  if (state.status === 'confirmed' && (await isAdmittedTo(ctx, companyId, wanted))) return 'so already'
  if (!takeStep('changeAdmission', state, revision, ctx.clock())) return 'outdated'
  await updateReview(ctx.db, companyId, {}, ctx.clock())
  await replaceAdmission(ctx.db, companyId, wanted)
  await tell(ctx, companyId, 'admission')
  return 'done'
}

/** Entered by an admin, for a registration key to lead to. */
export async function enterCompany(
  ctx: Context,
  { studyInterests, ...details }: NewCompany & { studyInterests: string[] },
): Promise<string> {
  const wanted = await knownInterests(ctx, studyInterests)
  const companyId = await insertConfirmedCompany(ctx.db, details, ctx.clock())
  await replaceAdmission(ctx.db, companyId, wanted)
  return companyId
}

/** It reaches nobody any more; its people, offers and applications stay as they are until it is reinstated. */
export async function suspendCompany(
  ctx: Context,
  decision: Decision & { reason: string },
): Promise<Outcome> {
  const { companyId, revision, reason } = decision
  const state = await lock(ctx, companyId)
  if (state.status === 'suspended' && state.refusalReason === reason) return 'so already'
  const status = takeStep('suspend', state, revision, ctx.clock())
  if (!status) return 'outdated'
  await updateReview(ctx.db, companyId, { status, refusalReason: reason }, ctx.clock())
  await tell(ctx, companyId, 'decision')
  return 'done'
}

export async function reinstateCompany(ctx: Context, decision: Decision): Promise<Outcome> {
  const { companyId, revision } = decision
  const state = await lock(ctx, companyId)
  if (state.status === 'confirmed') return 'so already'
  const status = takeStep('reinstate', state, revision, ctx.clock())
  if (!status) return 'outdated'
  await updateReview(ctx.db, companyId, { status, refusalReason: '' }, ctx.clock())
  await tell(ctx, companyId, 'reinstated')
  return 'done'
}

/** What was approved long enough ago holds, whether the job that sees to it has run or not. */
export async function lock(ctx: Context, companyId: string) {
  const state = await lockCompany(ctx.db, companyId)
  if (!state) throw new AppError('not_found')
  if (!state.undoUntil || isApproved(state, ctx.clock())) return state
  await takeEffect(ctx, state)
  return { ...state, ...noApproval, ...noQuestion, status: 'confirmed' as const, refusalReason: '' }
}

/** A company stays admitted to what can no longer be chosen. */
async function knownInterests(ctx: Context, ids: string[], companyId?: string): Promise<number[]> {
  const wanted = [...new Set(ids.map(Number))].toSorted((a, b) => a - b)
  const admitted = companyId ? await selectAdmission(ctx.db, companyId) : []
  const kept = admitted.map(({ id }) => String(id))
  const known = await choosable(ctx.db, 'studyInterests', wanted.map(String), kept)
  if (wanted.every((id) => known.has(String(id)))) return wanted
  throw invalidField(ctx.locale, 'studyInterests', 'unknown_reference')
}

async function isAdmittedTo({ db }: Context, companyId: string, wanted: number[]): Promise<boolean> {
  const admitted = await selectAdmission(db, companyId)
  return admitted.map(({ id }) => id).join() === wanted.join()
}
