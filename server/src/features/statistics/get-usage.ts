import { countedForMs, fewestTold, type UsageStatistics } from '@tandem/contract/statistics'
import type { Context } from '#platform/context/context.ts'
import { ttlCache } from '#platform/db/ttl-cache.ts'
import { countUsage } from './statistics.store.ts'

const cachedUsage = ttlCache(async (db, now: Date) => {
  const counted = await countUsage(db)
  return { ...counted, countedAt: now.toISOString() }
}, countedForMs)

export async function getUsage(ctx: Context): Promise<UsageStatistics> {
  const { applicants, companies, mathx3, countedAt } = await cachedUsage(ctx.db, ctx.clock())
  return { applicants: told(applicants), companies: told(companies), mathx3: told(mathx3), countedAt }
}

/** Among a handful of people everybody could tell who came or went. */
const told = (count: number) => (count < fewestTold ? 0 : count)
