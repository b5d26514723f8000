import type { AuditAction } from '@tandem/contract/backend/audit'
import type {
  confirmFourEyesRequest as confirmEndpoint,
  FourEyesKind,
  FourEyesRequest,
} from '@tandem/contract/backend/four-eyes'
import { fourEyesHours } from '@tandem/contract/backend/four-eyes'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { findToldOfWaiting } from '#features/accounts/accounts.api.ts'
import { removeAllFactors } from '#features/second-factor/second-factor.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { enqueueAll } from '#platform/jobs/jobs.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { fourEyesMail, mailPerson } from '../backend.jobs.ts'
import { mergeCompanies } from '../companies/merge/merge-companies.ts'
import { isOpen, mayConfirm } from './four-eyes.rules.ts'
import {
  expireRequests,
  findOpenRequests,
  insertRequest,
  lockRequest,
  type Subject,
  saveDecision,
} from './four-eyes.store.ts'

const hourMs = 60 * 60 * 1000

/** What each kind does once a second admin has confirmed it. */
const deeds: Record<FourEyesKind, (ctx: Context, request: Request) => Promise<void>> = {
  async reset_second_factor(ctx, { accountId }) {
    if (!accountId) return
    await removeAllFactors(ctx, accountId)
    await mailPerson(ctx, { accountId, event: 'second_factor_reset' })
  },
  async merge_companies(ctx, { companyId, intoCompanyId }) {
    if (companyId && intoCompanyId) await mergeCompanies(ctx, { from: companyId, into: intoCompanyId })
  },
}

export const listFourEyesRequests = (ctx: Context, viewer: AdminViewer) => showRequests(ctx, viewer)

type AskedFor = { reason: string } & (
  | { kind: 'reset_second_factor'; accountId: string }
  | { kind: 'merge_companies'; companyId: string; intoCompanyId: string }
)

/** Part of the caller's transaction: the other admins are asked by mail. */
export async function askSecondAdmin(
  ctx: Context,
  { accountId: requestedBy }: AdminViewer,
  request: AskedFor,
): Promise<void> {
  const now = ctx.clock()
  await expireRequests(ctx.db, now)
  const expiresAt = new Date(now.getTime() + fourEyesHours * hourMs)
  const requestId = await insertRequest(ctx.db, { ...request, requestedBy, createdAt: now, expiresAt })
  if (!requestId) throw new AppError('request_closed')
  const accountId = 'accountId' in request ? request.accountId : null
  await audit(ctx, requestedBy, { action: `request_${request.kind}`, ...recordOf(request) })
  const admins = await findToldOfWaiting(ctx.db)
  const others = admins.filter(({ id }) => id !== requestedBy && id !== accountId)
  await enqueueAll(
    ctx.db,
    fourEyesMail,
    others.map(({ id }) => ({ adminId: id, requestId })),
  )
}

type Input = HandlerInput<typeof confirmEndpoint>

export function confirmFourEyesRequest(ctx: Context, viewer: AdminViewer, { params }: Input) {
  return decide(ctx, viewer, params.id, async (ctx, request) => {
    if (!mayConfirm(request, viewer.accountId, ctx.clock())) throw new AppError('forbidden')
    await deeds[request.kind](ctx, request)
    return 'confirmed'
  })
}

export function withdrawFourEyesRequest(ctx: Context, viewer: AdminViewer, { params }: Input) {
  return decide(ctx, viewer, params.id, async () => 'withdrawn')
}

type Request = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

function decide(
  ctx: Context,
  viewer: AdminViewer,
  requestId: string,
  act: (ctx: Context, request: Request) => Promise<'confirmed' | 'withdrawn'>,
): Promise<FourEyesRequest[]> {
  return transaction(ctx, async (ctx) => {
    const request = await lockRequest(ctx.db, requestId)
    if (!request) throw new AppError('not_found')
    const decidedAt = ctx.clock()
    if (!isOpen(request, decidedAt)) throw new AppError('request_closed')
    const outcome = await act(ctx, request)
    const { accountId: decidedBy } = viewer
    await saveDecision(ctx.db, requestId, { outcome, decidedBy, decidedAt })
    const action = outcome === 'confirmed' ? request.kind : (`withdraw_${request.kind}` as const)
    await audit(ctx, decidedBy, { action, ...recordOf(request) })
    return showRequests(ctx, viewer)
  })
}

type Recorded = { recordType: 'account' | 'company'; recordId: string }

/** Of a merge the company that stays: the other one is seen no more. */
const recordOf = (request: { accountId?: string | null; intoCompanyId?: string | null }): Recorded =>
  request.accountId
    ? { recordType: 'account', recordId: request.accountId }
    : { recordType: 'company', recordId: request.intoCompanyId ?? '' }

/** The words of a request are not kept there: they may name somebody. */
const audit = (ctx: Context, adminId: string, entry: Recorded & { action: AuditAction }) =>
  insertAuditEntry(ctx.db, { accountId: adminId, createdAt: ctx.clock(), ...entry })

/** Those that wait, as this admin may decide about them. */
export async function showRequests(
  ctx: Context,
  { accountId: adminId }: AdminViewer,
  about?: Subject,
): Promise<FourEyesRequest[]> {
  const now = ctx.clock()
  const requests = await findOpenRequests(ctx.db, now, about)
  return requests.map(({ id, kind, reason, person, companyName, into, asker, ...request }) => ({
    ...{ id, kind, reason },
    subject: request.companyId
      ? { type: 'company' as const, id: request.companyId, name: companyName ?? '' }
      : { type: 'account' as const, id: request.accountId ?? '', name: person ? nameOf(person) : '' },
    into,
    requestedBy: asker && nameOf(asker),
    requestedAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    can: { confirm: mayConfirm(request, adminId, now), withdraw: true },
  }))
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
