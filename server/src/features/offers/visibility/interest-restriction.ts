import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'

/** The applicant whose courses the offers must be of that the viewer may see; null where they need not. */
export async function interestRestriction(ctx: Context, viewer: Viewer | null): Promise<string | null> {
  if (viewer?.type !== 'applicant') return null
  const { company } = await ctx.settings(ctx.db)
  return company.studyOffersVisibility === 'published-only-to-matching' ? viewer.applicantId : null
}
