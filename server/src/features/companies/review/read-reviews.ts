import type { CompanyReview, CompanyReviewSummary, listCompanyReviews } from '@tandem/contract/backend'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { Context } from '#platform/context/context.ts'
import { mayIssueKey } from '../registration-keys/registration-keys.rules.ts'
import { findDuplicates } from './find-duplicates.ts'
import { detailsOf, listAdmission } from './own-review.ts'
import { isReviewable, mayTake } from './review.rules.ts'
import { findReview, type ReviewRow, selectComparable, selectReviews } from './review.store.ts'

export async function listReviews(
  { db }: Context,
  { status, text, page, perPage }: HandlerInput<typeof listCompanyReviews>['query'],
): Promise<Page<CompanyReviewSummary>> {
  const { rows, total } = await selectReviews(db, {
    status,
    text,
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  // Only those that wait are compared: what is decided was looked at.
  const others = status === 'pending' && rows.length > 0 ? await selectComparable(db) : []
  const items = rows.map(({ submittedAt, decidedAt, ...row }) => ({
    ...row,
    status,
    ...instants({ submittedAt, decidedAt }),
    duplicates: findDuplicates(row, others).length,
  }))
  return { items, total }
}

type Review = Omit<CompanyReview, 'accounts' | 'offers' | 'requests' | 'history' | 'can'> & {
  can: Omit<CompanyReview['can'], 'merge'>
}

/** Null for what is not (any more) to be decided about. */
export async function readReview(ctx: Context, companyId: string): Promise<Review | null> {
  const row = await findReview(ctx.db, companyId)
  if (!row || !isReviewable(row)) return null
  const { id, name, town, industry, size, status, submissionNote, refusalReason, revision } = row
  const { mail, descriptionDe, descriptionEn } = row
  const duplicates = findDuplicates(row, await selectComparable(ctx.db))
  return {
    ...{ id, name, town, industry, size, mail, descriptionDe, descriptionEn, status, revision },
    ...instants(row),
    hasLogo: row.logoFileId !== null && status === 'confirmed',
    details: detailsOf(row),
    note: submissionNote,
    reason: refusalReason,
    duplicates: duplicates.map(({ company: { id, name, town, status }, reasons }) => ({
      ...{ id, name, town, status, reasons },
    })),
    studyInterests: await listAdmission(ctx, id),
    can: {
      confirm: mayTake('confirm', row),
      refuse: mayTake('refuse', row),
      changeAdmission: mayTake('changeAdmission', row),
      correct: mayTake('correct', row),
      suspend: mayTake('suspend', row),
      reinstate: mayTake('reinstate', row),
      issueKey: mayIssueKey(status),
    },
  }
}

const instants = ({ submittedAt, decidedAt }: Pick<ReviewRow, 'submittedAt' | 'decidedAt'>) => ({
  submittedAt: submittedAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
})
