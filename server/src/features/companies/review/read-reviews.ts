import type { CompanyReview, CompanyReviewSummary, listCompanyReviews } from '@tandem/contract/backend'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { Context } from '#platform/context/context.ts'
import { mayIssueKey } from '../registration-keys/registration-keys.rules.ts'
import { findDuplicates } from './find-duplicates.ts'
import { detailsOf, listAdmission, nameInterest } from './own-review.ts'
import { isApproved, isReviewable, mayTake, type ReviewStep } from './review.rules.ts'
import {
  findReview,
  type ReviewRow,
  selectComparable,
  selectInterests,
  selectReviews,
} from './review.store.ts'

type ListQuery = HandlerInput<typeof listCompanyReviews>['query'] & { withoutAsked?: boolean }

export async function listReviews(
  { db }: Context,
  { status, text, page, perPage, withoutAsked = false }: ListQuery,
): Promise<Page<CompanyReviewSummary>> {
  const { rows, total } = await selectReviews(db, {
    status,
    text,
    withoutAsked,
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  // Only those that wait are compared: what is decided was looked at.
  const others = status === 'pending' && rows.length > 0 ? await selectComparable(db) : []
  const items = rows.map(({ submittedAt, decidedAt, askedAt, answeredAt, ...row }) => ({
    ...row,
    status,
    ...instants({ submittedAt, decidedAt, askedAt, answeredAt }),
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
  const { id, name, town, industry, size, submissionNote, refusalReason, question, revision } = row
  const now = ctx.clock()
  const status = row.undoUntil ? 'confirmed' : row.status
  const may = (step: ReviewStep) => mayTake(step, row, now)
  const { mail, descriptionDe, descriptionEn } = row
  const duplicates = findDuplicates(row, await selectComparable(ctx.db))
  return {
    ...{ id, name, town, industry, size, mail, descriptionDe, descriptionEn, status, revision },
    ...instants({ ...row, decidedAt: row.undoUntil ?? row.decidedAt }),
    undoUntil: isApproved(row, now) ? (row.undoUntil?.toISOString() ?? null) : null,
    hasLogo: row.logoFileId !== null && row.status === 'confirmed',
    unattended: row.isUnattended,
    details: detailsOf(row),
    note: submissionNote,
    reason: row.undoUntil ? '' : refusalReason,
    question,
    duplicates: duplicates.map(({ company: { id, name, town, status }, reasons }) => ({
      ...{ id, name, town, status, reasons },
    })),
    studyInterests: await listInterests(ctx, row),
    can: {
      confirm: may('confirm'),
      undo: may('undo'),
      refuse: may('refuse'),
      ask: may('ask'),
      changeAdmission: may('changeAdmission'),
      correct: may('correct'),
      suspend: may('suspend'),
      reinstate: may('reinstate'),
      issueKey: mayIssueKey(row.status),
    },
  }
}

/** What it is admitted to; before that what it is to be admitted to, as far as somebody has chosen. */
async function listInterests(ctx: Context, { id, status, plannedInterests }: ReviewRow) {
  if (status !== 'pending' && status !== 'refused') return listAdmission(ctx, id)
  if (plannedInterests.length === 0) return []
  return (await selectInterests(ctx.db, plannedInterests)).map((each) => nameInterest(each, ctx.locale))
}

type Instants = Pick<ReviewRow, 'submittedAt' | 'decidedAt' | 'askedAt' | 'answeredAt'>

const instants = ({ submittedAt, decidedAt, askedAt, answeredAt }: Instants) => ({
  submittedAt: submittedAt?.toISOString() ?? null,
  decidedAt: decidedAt?.toISOString() ?? null,
  askedAt: askedAt?.toISOString() ?? null,
  answeredAt: answeredAt?.toISOString() ?? null,
})
