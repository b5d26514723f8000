import type { exportPerson as endpoint } from '@tandem/contract/backend/people'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import { findProfile } from '#features/accounts/accounts.api.ts'
import { exportAccount } from '#features/privacy/privacy.api.ts'
import type { AdminViewer, Viewer } from '#platform/auth/viewer.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { mailPerson } from '../backend.jobs.ts'

/** What the owner would get, in the owner's language; asked for in a letter, say, by somebody who cannot log in. */
export async function exportPerson(
  ctx: Context,
  viewer: AdminViewer,
  { params }: HandlerInput<typeof endpoint>,
): Promise<FileOutput> {
  const accountId = params.id
  const { owner, locale } = await findOwner(ctx, accountId)
  // Before anything leaves: what nobody could note down is not handed out.
  await transaction(ctx, async (ctx) => {
    const record = { recordType: 'account' as const, recordId: accountId, createdAt: ctx.clock() }
    await insertAuditEntry(ctx.db, { accountId: viewer.accountId, action: 'export_account', ...record })
    if (accountId !== viewer.accountId) await mailPerson(ctx, { accountId, event: 'exported' })
  })
  return exportAccount({ ...ctx, locale }, owner)
}

/** The account as if it asked itself. */
async function findOwner(ctx: Context, accountId: string): Promise<{ owner: Viewer; locale: 'de' | 'en' }> {
  const found = await findProfile(ctx.db, accountId, ctx.clock())
  if (!found?.account.confirmedAt) throw new AppError('not_found')
  const { account, applicantId, companyId, companyStatus, organisationPersonId } = found
  const { type, permissions, locale } = account
  const signedIn = { accountId, sessionId: '', permissions, secondFactorMissing: false }
  if (type === 'admin') return { owner: { ...signedIn, type, organisationPersonId }, locale }
  if (type === 'applicant' && applicantId) return { owner: { ...signedIn, type, applicantId }, locale }
  if (type === 'company' && companyId && organisationPersonId) {
    const companyConfirmed = companyStatus === 'confirmed'
    const company = { companyId, organisationPersonId, companyConfirmed, companySuspended: false }
    return { owner: { ...signedIn, type, ...company }, locale }
  }
  throw new AppError('not_found')
}
