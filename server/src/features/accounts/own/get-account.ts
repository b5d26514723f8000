import type { Account } from '@tandem/contract/accounts'
import type { Settings } from '@tandem/contract/setting-values'
import { findCompanyFacts } from '#features/companies/companies.api.ts'
import { listConsentDue } from '#features/contents/contents.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { lifetimeOf } from '../accounts.rules.ts'
import { findProfile } from './find-profile.ts'

/** On behalf of a company the account is the admin's, who sees what the company does. */
async function ofCompany(ctx: Context, viewer: Viewer) {
  if (viewer.type !== 'company' || !viewer.onBehalf) return {}
  const { companyId, onBehalf } = viewer
  const company = await findCompanyFacts(ctx.db, companyId)
  if (!company || company.status === 'closed') throw new AppError('not_found')
  return {
    ...{ type: 'company' as const, companyId, organisationPersonId: null, hasProfileImage: false },
    ...{ displayName: company.name, companyStatus: company.status },
    onBehalf: { until: onBehalf.until.toISOString() },
  }
}

/** A page that is switched off cannot be read, and nobody is asked to agree to it. */
async function consentDueOf(ctx: Context, viewer: Viewer, { pages }: Settings) {
  const isOnBehalf = viewer.type === 'company' && viewer.onBehalf
  if (isOnBehalf || viewer.secondFactorMissing) return {}
  const due = (await listConsentDue(ctx.db, viewer.accountId)).filter(({ page }) => pages[page])
  if (due.length === 0) return {}
  return { consentDue: due.map((each) => ({ ...each, publishedAt: each.publishedAt.toISOString() })) }
}

type Leaving = { deletionDueAt: Date | null; deletionReason: string }

function deletionOf({ deletionDueAt, deletionReason }: Leaving, viewer: Viewer) {
  if (!deletionDueAt || (viewer.type === 'company' && viewer.onBehalf)) return {}
  return { deletion: { dueAt: deletionDueAt.toISOString(), reason: deletionReason } }
}

export async function getAccount(ctx: Context, viewer: Viewer): Promise<Account> {
  const found = await findProfile(ctx.db, viewer.accountId, ctx.clock())
  if (!found) throw new AppError('not_found')
  const { account, ...profile } = found
  const settings = await ctx.settings(ctx.db)
  return {
    id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    pendingEmail: profile.pendingEmail,
    type: account.type,
    language: account.locale,
    gender: profile.gender,
    title: profile.title,
    birthdate: profile.birthdate,
    country: profile.country,
    university: profile.university,
    phone: profile.phone,
    displayName: profile.companyName ?? '',
    companyId: profile.companyId,
    companyStatus: profile.companyStatus === 'closed' ? null : profile.companyStatus,
    applicantId: profile.applicantId,
    onboardingDue: profile.onboardingDue,
    organisationPersonId: profile.organisationPersonId,
    hasProfileImage: profile.imageId !== null,
    ...lifetimeOf(account, settings.account.maxLifetimeDays, ctx.clock()),
    secondFactorMissing: viewer.secondFactorMissing,
    ...(await consentDueOf(ctx, viewer, settings)),
    ...deletionOf(account, viewer),
    ...(await ofCompany(ctx, viewer)),
  }
}
