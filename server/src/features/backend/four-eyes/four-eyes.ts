import type { AuditAction } from '@tandem/contract/backend/audit'
import type {
  confirmFourEyesRequest as confirmEndpoint,
  FourEyesKind,
  FourEyesRequest,
  withdrawFourEyesRequest as withdrawEndpoint,
} from '@tandem/contract/backend/four-eyes'
import { fourEyesHours } from '@tandem/contract/backend/four-eyes'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { findAccountByEmail, findBackendAdmins } from '#features/accounts/accounts.api.ts'
import { removeProfile } from '#features/applications/applications.api.ts'
import { hasSecondFactor, removeAllFactors } from '#features/second-factor/second-factor.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError, ChangedElsewhere } from '#platform/http/app-error.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { endOverdueRequests, fourEyesMail, mailDecision, mailPerson } from '../backend.jobs.ts'
import { mergeCompanies } from '../companies/merge/merge-companies.ts'
import { removeOffer, type ShownRemoval } from '../moderation/offers/remove-offer.ts'
import { isOpen, mayConfirm, type Recorded, recordOf } from './four-eyes.rules.ts'
import { endOpenRequest, insertRequest, lockRequest, saveDecision } from './four-eyes.store.ts'
import { showRequests } from './show-requests.ts'

const hourMs = 60 * 60 * 1000

type Deed = { action: AuditAction; details?: Record<string, unknown> }

/** What each kind does once a second admin has confirmed it; null where it is not what that admin was shown. */
const deeds: Record<
  FourEyesKind,
  (ctx: Context, request: Request, shown?: ShownRemoval) => Promise<Deed | null>
> = {
  async reset_second_factor(ctx, { accountId }) {
    if (accountId) {
      await removeAllFactors(ctx, accountId)
      await mailPerson(ctx, { accountId, event: 'second_factor_reset' })
    }
    return { action: 'reset_second_factor' }
  },
  async merge_companies(ctx, { companyId, intoCompanyId }) {
    if (companyId && intoCompanyId) await mergeCompanies(ctx, { from: companyId, into: intoCompanyId })
    return { action: 'merge_companies' }
  },
  async remove_offer(ctx, { offerId, reason }, shown) {
    const removed = await removeOffer(ctx, { offerId: offerId ?? '', reason, shown })
    if (!removed) return null
    const { effect, ...details } = removed
    return { action: effect === 'delete' ? 'delete_offer' : 'close_offer', details }
  },
  async remove_profile(ctx, { applicationId, reason }) {
    const isRemoved = await removeProfile(ctx, applicationId ?? '', reason)
    return isRemoved ? { action: 'delete_profile' } : null
  },
}

export const listFourEyesRequests = (ctx: Context, viewer: AdminViewer) => showRequests(ctx, viewer)

type AskedFor = { reason: string } & (
  | { kind: 'reset_second_factor'; accountId: string }
  | { kind: 'merge_companies'; companyId: string; intoCompanyId: string }
  | { kind: 'remove_offer'; offerId: string }
  | { kind: 'remove_profile'; accountId: string; applicationId: string }
)

/** Part of the caller's transaction: the other admins are asked by mail. What none of them could confirm is refused. */
export async function askSecondAdmin(
  ctx: Context,
  { accountId: requestedBy }: AdminViewer,
  request: AskedFor,
): Promise<void> {
  const now = ctx.clock()
  await endOverdueRequests(ctx)
  const accountId = 'accountId' in request ? request.accountId : null
  const admins = await findBackendAdmins(ctx.db)
  const others = admins.filter(({ id }) => id !== requestedBy && id !== accountId)
  if (others.length === 0) throw new AppError('no_second_admin')
  const expiresAt = new Date(now.getTime() + fourEyesHours * hourMs)
  const requestId = await insertRequest(ctx.db, { ...request, requestedBy, createdAt: now, expiresAt })
  if (!requestId) throw new AppError('request_closed')
  await audit(ctx, requestedBy, { action: `request_${request.kind}`, ...recordOf(request) })
  await enqueueAll(
    ctx.db,
    fourEyesMail,
    others.map(({ id }) => ({ adminId: id, requestId })),
  )
}

export function confirmFourEyesRequest(
  ctx: Context,
  viewer: AdminViewer,
  { params, body }: HandlerInput<typeof confirmEndpoint>,
) {
  return decide(ctx, viewer, params.id, async (ctx, request) => {
    if (!mayConfirm(request, viewer.accountId, ctx.clock())) throw new AppError('forbidden')
    const deed = await deeds[request.kind](ctx, request, body.removal)
    if (!deed) throw new ChangedElsewhere(await showRequests(ctx, viewer))
    return { outcome: 'confirmed', deed }
  })
}

/**
 * By the operator's command, in its transaction: without a third admin nobody can confirm it for one of two. False where
 * there is none. The owner gets no mail: the same command has a new password set, of which there is one.
 */
export async function resetSecondFactorOf(db: Db, email: string, now: Date): Promise<boolean> {
  const account = await findAccountByEmail(db, email)
  if (!account || !(await hasSecondFactor(db, account.id))) return false
  await removeAllFactors({ db }, account.id)
  // Confirmed later, it would remove the factor that was set up since.
  await endOpenRequest(db, 'reset_second_factor', account.id, now)
  await insertAuditEntry(db, {
    ...{ accountId: null, action: 'reset_second_factor', createdAt: now },
    ...recordOf({ accountId: account.id }),
  })
  return true
}

export function withdrawFourEyesRequest(
  ctx: Context,
  viewer: AdminViewer,
  { params }: HandlerInput<typeof withdrawEndpoint>,
) {
  return decide(ctx, viewer, params.id, async (_, { kind, requestedBy }) =>
    requestedBy === viewer.accountId
      ? { outcome: 'withdrawn', deed: { action: `withdraw_${kind}` } }
      : { outcome: 'refused', deed: { action: `refuse_${kind}` } },
  )
}

type Request = NonNullable<Awaited<ReturnType<typeof lockRequest>>>
type Outcome = 'confirmed' | 'withdrawn' | 'refused'

function decide(
  ctx: Context,
  viewer: AdminViewer,
  requestId: string,
  act: (ctx: Context, request: Request) => Promise<{ outcome: Outcome; deed: Deed }>,
): Promise<FourEyesRequest[]> {
  return transaction(ctx, async (ctx) => {
    const request = await lockRequest(ctx.db, requestId)
    if (!request) throw new AppError('not_found')
    const decidedAt = ctx.clock()
    if (!isOpen(request, decidedAt)) throw new AppError('request_closed')
    const { outcome, deed } = await act(ctx, request)
    const { accountId: decidedBy } = viewer
    await saveDecision(ctx.db, requestId, { outcome, decidedBy, decidedAt })
    await audit(ctx, decidedBy, { ...deed, ...recordOf(request) })
    await mailDecision(ctx, request, { outcome, decidedBy })
    return showRequests(ctx, viewer)
  })
}

/** The words of a request are not kept there: they may name somebody. */
const audit = (ctx: Context, adminId: string, entry: Recorded & Deed) =>
  insertAuditEntry(ctx.db, { accountId: adminId, createdAt: ctx.clock(), ...entry })
