import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import { choosable } from '#features/reference/reference.api.ts'
import type { Context } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { invalidField } from '#platform/http/invalid-field.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { reviewMail } from '../companies.jobs.ts'
import { insertConfirmedCompany, type NewCompany } from '../new-companies.store.ts'
import { takeStep } from './review.rules.ts'
import { lockReview, replaceAdmission, selectAdmission, updateReview } from './review.store.ts'
import type { AboutReview } from './send-review-mail.ts'

export type Decision = { companyId: string; revision: number }
type Admission = Decision & { studyInterests: string[] }

/** `outdated`: it rests on what is not so any more. */
export type Outcome = 'done' | 'so already' | 'outdated'

/*
 * What an admin may decide about a company. Each is part of the caller's transaction, and tells the company when it is
 * done.
 */

export async function confirmCompany(ctx: Context, decision: Admission): Promise<Outcome> {
  const { companyId, revision } = decision
  const state = await lock(ctx, companyId)
  const wanted = await knownInterests(ctx, decision.studyInterests, companyId)
  if (state.status === 'confirmed' && (await isAdmittedTo(ctx, companyId, wanted))) return 'so already'
  const status = takeStep('confirm', state, revision)
  if (!status) return 'outdated'
  const now = ctx.clock()
  await updateReview(ctx.db, companyId, { status, decidedAt: now, refusalReason: '' }, now)
  await replaceAdmission(ctx.db, companyId, wanted)
  await tell(ctx, companyId, 'decision')
  return 'done'
}

export async function refuseCompany(ctx: Context, decision: Decision & { reason: string }): Promise<Outcome> {
  const { companyId, revision, reason } = decision
  const state = await lock(ctx, companyId)
  if (state.status === 'refused' && state.refusalReason === reason) return 'so already'
  const status = takeStep('refuse', state, revision)
  if (!status) return 'outdated'
  const now = ctx.clock()
  await updateReview(ctx.db, companyId, { status, decidedAt: now, refusalReason: reason }, now)
  await tell(ctx, companyId, 'decision')
  return 'done'
}

/** Offers that were published stay as they are; what they name can only be published again when it is admitted. */
export async function changeAdmission(ctx: Context, decision: Admission): Promise<Outcome> {
  const { companyId, revision } = decision
  const state = await lock(ctx, companyId)
  const wanted = await knownInterests(ctx, decision.studyInterests, companyId)
  if (state.status === 'confirmed' && (await isAdmittedTo(ctx, companyId, wanted))) return 'so already'
  if (!takeStep('changeAdmission', state, revision)) return 'outdated'
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
  const status = takeStep('suspend', state, revision)
  if (!status) return 'outdated'
  await updateReview(ctx.db, companyId, { status, refusalReason: reason }, ctx.clock())
  await tell(ctx, companyId, 'decision')
  return 'done'
}

export async function reinstateCompany(ctx: Context, decision: Decision): Promise<Outcome> {
  const { companyId, revision } = decision
  const state = await lock(ctx, companyId)
  if (state.status === 'confirmed') return 'so already'
  const status = takeStep('reinstate', state, revision)
  if (!status) return 'outdated'
  await updateReview(ctx.db, companyId, { status, refusalReason: '' }, ctx.clock())
  await tell(ctx, companyId, 'reinstated')
  return 'done'
}

export async function lock({ db }: Context, companyId: string) {
  const state = await lockReview(db, companyId)
  if (!state) throw new AppError('not_found')
  return state
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

/** All its accounts see it at once; mails go to those who may edit the profile. */
export async function tell(
  { db }: Context,
  companyId: string,
  about: AboutReview['about'],
  fields: string[] = [],
): Promise<void> {
  const accountIds = await findCompanyAccounts(db, companyId)
  await publish(db, { accountIds, type: 'account', data: {} })
  const editors = await findCompanyAccounts(db, companyId, 'company-profile-edit')
  await enqueueAll(
    db,
    reviewMail,
    editors.map((accountId) => ({ companyId, accountId, about, fields })),
  )
}
