import type { AccountType } from '@tandem/contract/endpoint'
import type { Context } from '#platform/context/context.ts'

/** Whom a match is for; a job has no session, but knows this much. */
export type Reader = { type: 'applicant'; applicantId: string } | { type: Exclude<AccountType, 'applicant'> }

/** Off, there is no match anywhere: no ring, no score, no order by it. */
export async function areMatchesEnabled(ctx: Context): Promise<boolean> {
  const settings = await ctx.settings(ctx.db)
  return settings.applicant.enableMatches
}
