import { getApplicantSettings, getCompanySettings, getSettings } from '@tandem/contract/settings'
import { route } from '#platform/http/route.ts'

export const settingsRoutes = [
  route(getSettings, (ctx) => ctx.settings(ctx.db)),
  route(getApplicantSettings, async (ctx) => (await ctx.settings(ctx.db)).applicant),
  route(getCompanySettings, async (ctx) => (await ctx.settings(ctx.db)).company),
]
