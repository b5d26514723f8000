import { restrictedTo } from '#features/offers/offers.api.ts'
import type { Context } from '#platform/context/context.ts'
import { keeperOf } from '../owner.ts'
import type { KeptRow } from '../owners.store.ts'
import { findBlocked } from './blocked.store.ts'

/**
 * Gives each of these saved searches a key: those of one key find the same among these records, whoever keeps them.
 * What a search finds depends on its criteria, and on its keeper only where something of them leaves records out.
 */
export async function readAlikeness(
  ctx: Context,
  all: readonly KeptRow[],
  recordIds: readonly string[],
): Promise<(kept: KeptRow) => Promise<string>> {
  const companyIds = all.flatMap(({ pattern, companyId }) =>
    pattern.kind === 'applicants' && companyId ? companyId : [],
  )
  const blocked = await findBlocked(ctx.db, [...new Set(companyIds)], recordIds)
  return async (kept) => {
    const { kind, criteria } = kept.pattern
    return JSON.stringify([kind, criteria, await asWhom(ctx, kept, blocked)])
  }
}

async function asWhom(ctx: Context, kept: KeptRow, blocked: ReadonlySet<string>): Promise<string> {
  const keeper = keeperOf(kept)
  if (!keeper) return 'nobody'
  const { kind, criteria } = kept.pattern
  if (criteria.excludeBookmarks) return keeper.accountId
  if (kind !== 'applicants') return (await restrictedTo(ctx, keeper)) ?? 'anybody'
  if (keeper.type !== 'company') return keeper.type
  if (!keeper.companyConfirmed) return 'unconfirmed'
  return blocked.has(keeper.companyId) ? keeper.companyId : 'company'
}
