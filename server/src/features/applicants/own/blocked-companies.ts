import type {
  BlockedCompany,
  blockCompany as blockEndpoint,
  unblockCompany as unblockEndpoint,
} from '@tandem/contract/applicants/blocked-companies'
import type { HandlerInput } from '@tandem/contract/endpoint'
import { isCompanyKnownTo } from '#features/applications/applications.api.ts'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import type { ApplicantViewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { publish } from '#platform/events/events.ts'
import { AppError } from '#platform/http/app-error.ts'
import { deleteBlock, insertBlock, isConfirmed, selectBlocked } from './blocked-companies.store.ts'

export function listBlockedCompanies(ctx: Context, viewer: ApplicantViewer): Promise<BlockedCompany[]> {
  return selectBlocked(ctx.db, viewer.applicantId)
}

/** What the company asked for is over by itself, and goes on when it is unblocked: requests read the blocks. */
export function blockCompany(
  ctx: Context,
  viewer: ApplicantViewer,
  { params: { id: companyId } }: HandlerInput<typeof blockEndpoint>,
): Promise<BlockedCompany[]> {
  const { applicantId } = viewer
  return transaction(ctx, async (ctx) => {
    await requireKnown(ctx, viewer, companyId)
    if (await insertBlock(ctx.db, { applicantId, companyId })) await publishChange(ctx, viewer, companyId)
    return selectBlocked(ctx.db, applicantId)
  })
}

export function unblockCompany(
  ctx: Context,
  viewer: ApplicantViewer,
  { params: { id: companyId } }: HandlerInput<typeof unblockEndpoint>,
): Promise<BlockedCompany[]> {
  const { applicantId } = viewer
  return transaction(ctx, async (ctx) => {
    if (await deleteBlock(ctx.db, { applicantId, companyId })) await publishChange(ctx, viewer, companyId)
    else await requireKnown(ctx, viewer, companyId)
    return selectBlocked(ctx.db, applicantId)
  })
}

async function requireKnown(
  ctx: Context,
  { applicantId }: ApplicantViewer,
  companyId: string,
): Promise<void> {
  const isKnown =
    (await isConfirmed(ctx.db, companyId)) || (await isCompanyKnownTo(ctx.db, applicantId, companyId))
  if (!isKnown) throw new AppError('not_found')
}

/** Open windows ask again. Which record changed would tell the company of a block, so the event names none. */
async function publishChange(ctx: Context, viewer: ApplicantViewer, companyId: string): Promise<void> {
  const accountIds = [viewer.accountId, ...(await findCompanyAccounts(ctx.db, companyId))]
  await publish(ctx.db, { accountIds, type: 'application', data: {} })
}
