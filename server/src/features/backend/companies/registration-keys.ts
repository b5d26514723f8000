import type * as contract from '@tandem/contract/backend/registration-keys'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import { paths } from '@tandem/contract/paths'
import * as companies from '#features/companies/companies.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { pageAddress } from '#platform/mail/send-mail.ts'
import { claimMailQuota } from '#platform/throttle/claim-mail-quota.ts'
import { insertAuditEntry } from '../audit.store.ts'
import { drawLetter } from './draw-letter.ts'

/*
 * Keys with which a company's people register. An entry of the audit names neither the key nor whom it was mailed to.
 */

export async function listRegistrationKeys(
  ctx: Context,
  _: AdminViewer,
  { params }: HandlerInput<typeof contract.listRegistrationKeys>,
) {
  await requireCompany(ctx, params.id)
  return companies.listKeys(ctx, params.id)
}

export async function issueRegistrationKey(
  ctx: Context,
  viewer: AdminViewer,
  { params: { id: companyId }, body }: HandlerInput<typeof contract.issueRegistrationKey>,
) {
  const { email, permissions, uses, days } = body
  const { status } = await requireCompany(ctx, companyId)
  if (!companies.mayIssueKey(status)) throw new AppError('company_unavailable')
  if (email !== undefined && !(await claimMailQuota(ctx, email, 'invitation'))) {
    throw new AppError('too_many_requests')
  }
  return transaction(ctx, async (ctx) => {
    const { id, key } = await companies.createRegistrationKey(ctx, {
      companyId,
      invitedBy: viewer.accountId,
      permissions: [...new Set(permissions)],
      ...(email === undefined ? {} : { email }),
      uses,
      days,
    })
    const details = { permissions, uses: email === undefined ? uses : 1 }
    await audit(ctx, viewer, companyId, { action: 'issue_registration_key', details })
    return { id, link: key && pageAddress(ctx, ctx.locale, paths.registerByKey({ key })) }
  })
}

/** What is over already stays as it is. */
export async function revokeRegistrationKey(
  ctx: Context,
  viewer: AdminViewer,
  { params: { id: companyId, keyId } }: HandlerInput<typeof contract.revokeRegistrationKey>,
) {
  return transaction(ctx, async (ctx) => {
    if (await companies.revokeKey(ctx, companyId, keyId)) {
      await audit(ctx, viewer, companyId, { action: 'revoke_registration_key' })
    }
    const keys = await companies.listKeys(ctx, companyId)
    if (!keys.some(({ id }) => id === keyId)) throw new AppError('not_found')
    return keys
  })
}

export async function printRegistrationLetter(
  ctx: Context,
  viewer: AdminViewer,
  { params: { id: companyId }, body: { key } }: HandlerInput<typeof contract.printRegistrationLetter>,
): Promise<FileOutput> {
  await requireCompany(ctx, companyId)
  const found = await companies.readKey(ctx, companyId, key)
  if (!found) throw new AppError('key_invalid')
  const { brand } = await ctx.settings(ctx.db)
  const link = pageAddress(ctx, ctx.locale, paths.registerByKey({ key }))
  const bytes = await drawLetter({
    ...found,
    link,
    university: brand.universityName,
    locale: ctx.locale,
    now: ctx.clock(),
  })
  await transaction(ctx, (ctx) => audit(ctx, viewer, companyId, { action: 'print_registration_letter' }))
  return {
    body: (async function* () {
      yield bytes
    })(),
    contentType: 'application/pdf',
    name: `tandem-${berlinDay(ctx.clock())}.pdf`,
    disposition: 'attachment',
  }
}

async function requireCompany(ctx: Context, companyId: string) {
  const company = await companies.readReview(ctx, companyId)
  if (!company) throw new AppError('not_found')
  return company
}

type Deed = {
  action: 'issue_registration_key' | 'revoke_registration_key' | 'print_registration_letter'
  details?: { permissions: string[]; uses: number }
}

const audit = (ctx: Context, { accountId }: AdminViewer, companyId: string, deed: Deed) =>
  insertAuditEntry(ctx.db, {
    accountId,
    recordType: 'company',
    recordId: companyId,
    createdAt: ctx.clock(),
    ...deed,
  })
