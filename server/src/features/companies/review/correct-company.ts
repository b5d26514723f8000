import type { CompanyCorrection, CorrectedField } from '@tandem/contract/backend/company-changes'
import type { Context } from '#platform/context/context.ts'
import { lock, type Outcome } from './decide.ts'
import { takeStep } from './review.rules.ts'
import { updateReview } from './review.store.ts'
import { tell } from './tell-company.ts'

type Correction = CompanyCorrection & { companyId: string }

/** What an admin puts right in a company's own words; part of the caller's transaction. It is told which fields. */
export async function correctCompany(
  ctx: Context,
  { companyId, revision, ...content }: Correction,
): Promise<{ outcome: Outcome; fields: CorrectedField[] }> {
  const state = await lock(ctx, companyId)
  const fields = (Object.keys(content) as CorrectedField[]).filter((key) => content[key] !== state[key])
  if (fields.length === 0) return { outcome: 'so already', fields }
  if (!takeStep('correct', state, revision, ctx.clock())) return { outcome: 'outdated', fields }
  await updateReview(ctx.db, companyId, content, ctx.clock())
  await tell(ctx, companyId, 'corrected', fields)
  return { outcome: 'done', fields }
}
