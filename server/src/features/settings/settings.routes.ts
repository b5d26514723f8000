import { getApplicantSettings, getCompanySettings, getSettings } from '@tandem/contract/settings'
import { sumRevisions } from '#features/reference/reference.api.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'
import { route } from '#platform/http/route.ts'

/** Read anew as soon as a list has changed; after a few seconds where that was not heard of. */
const readReferenceVersion = ttlCache(sumRevisions, 4000)

export const settingsRoutes = [
  route(getSettings, async (ctx) => ({
    ...(await ctx.settings(ctx.db)),
    referenceVersion: await readReferenceVersion(ctx.db),
  })),
  route(getApplicantSettings, async (ctx) => (await ctx.settings(ctx.db)).applicant),
  route(getCompanySettings, async (ctx) => (await ctx.settings(ctx.db)).company),
]
