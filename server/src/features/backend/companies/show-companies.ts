import type {
  CompanyReview,
  CompanyReviewSummary,
  listCompanyReviews as listEndpoint,
} from '@tandem/contract/backend'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import { findAccounts } from '#features/accounts/accounts.api.ts'
import {
  findMergedInto,
  isMergeable,
  isOfWebsite,
  listReviews,
  readReview,
} from '#features/companies/companies.api.ts'
import { findCompanyAccounts } from '#features/contacts/contacts.api.ts'
import { selectPublished } from '#features/offers/offers.api.ts'
import type { AdminViewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { listDeeds } from '../audit/list-audit.ts'
import { showRequests } from '../four-eyes/show-requests.ts'
import { statesOf } from '../people/people.rules.ts'

export function listCompanyReviews(
  ctx: Context,
  _: AdminViewer,
  { query }: HandlerInput<typeof listEndpoint>,
): Promise<Page<CompanyReviewSummary>> {
  return listReviews(ctx, query)
}

/** Links of mails and of the audit to a company that became part of another one lead there. */
export async function getCompanyReview(
  ctx: Context,
  viewer: AdminViewer,
  { params }: { params: { id: string } },
): Promise<CompanyReview> {
  return showCompany(ctx, viewer, (await findMergedInto(ctx.db, params.id)) ?? params.id)
}

/** A company with all that a decision about it rests on. */
export async function showCompany(
  ctx: Context,
  viewer: AdminViewer,
  companyId: string,
): Promise<CompanyReview> {
  const review = await readReview(ctx, companyId)
  if (!review) throw new AppError('not_found')
  const { db, locale } = ctx
  const requests = await showRequests(ctx, viewer, { companyId })
  const accounts = await findAccounts(db, await findCompanyAccounts(db, companyId))
  const offers = await selectPublished(db, companyId)
  return {
    ...review,
    requests,
    history: await listDeeds(ctx, 'company', companyId),
    can: {
      ...review.can,
      merge:
        !review.undoUntil &&
        isMergeable(review.status) &&
        !requests.some(({ kind }) => kind === 'merge_companies'),
    },
    accounts: accounts.map((account) => ({
      ...{ id: account.id, firstName: account.firstName, lastName: account.lastName, email: account.email },
      states: statesOf(account),
      ofWebsite: isOfWebsite(account.email, review.details.www),
      told: account.confirmedAt !== null && account.permissions.includes('company-profile-edit'),
    })),
    offers: offers.map(({ id, titleDe, titleEn, studyInterestId }) => ({
      id,
      title: (locale === 'en' && titleEn) || titleDe,
      studyInterest: studyInterestId === null ? null : String(studyInterestId),
    })),
  }
}
