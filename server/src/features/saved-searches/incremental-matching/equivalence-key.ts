import { interestRestriction } from '#features/offers/offers.api.ts'
import type { Context } from '#platform/context/context.ts'
import { ownerOf } from '../owners/owner.ts'
import type { OwnedSavedSearch } from '../owners/owners.store.ts'
import { findBlocked } from './blocked.store.ts'

/**
 * Says the key of each of these saved searches: those of one key find the same among these records, whoever owns them.
 * What a search finds depends on its criteria, and on its owner only where something of them leaves records out.
 */
export async function buildEquivalenceKeys(
  ctx: Context,
  all: readonly OwnedSavedSearch[],
  recordIds: readonly string[],
): Promise<(owned: OwnedSavedSearch) => Promise<string>> {
  const companyIds = all.flatMap(({ savedSearch, companyId }) =>
    savedSearch.kind === 'applicants' && companyId ? companyId : [],
  )
  const blocked = await findBlocked(ctx.db, [...new Set(companyIds)], recordIds)
  return async (owned) => {
    const { kind, criteria } = owned.savedSearch
    return JSON.stringify([kind, criteria, await ownerKey(ctx, owned, blocked)])
  }
}

async function ownerKey(
  ctx: Context,
  owned: OwnedSavedSearch,
  blocked: ReadonlySet<string>,
): Promise<string> {
  const owner = ownerOf(owned)
  if (!owner) return 'nobody'
  const { kind, criteria } = owned.savedSearch
  if (criteria.excludeBookmarks) return owner.accountId
  if (kind !== 'applicants') return (await interestRestriction(ctx, owner)) ?? 'anybody'
  if (owner.type !== 'company') return owner.type
  if (!owner.companyConfirmed) return 'unconfirmed'
  return blocked.has(owner.companyId) ? owner.companyId : 'company'
}
