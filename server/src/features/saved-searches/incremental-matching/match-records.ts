import type { Context } from '#platform/context/context.ts'
import { openSavedSearch } from '../open-saved-search.ts'
import { ownerOf } from '../owners/owner.ts'
import { findWithOwners, type OwnedSavedSearch } from '../owners/owners.store.ts'
import { buildEquivalenceKeys } from './equivalence-key.ts'

/** Saved searches loaded at once: what the process and the database do in one go stays short. */
const loaded = 500

/** By saved search records to be asked about, or those of them that it finds. */
export type RecordsOf = ReadonlyMap<string, readonly string[]>

/**
 * Which of its records each saved search finds now, in their order; empty where none. The result is that of `filter`
 * of each search on its own, but equivalent searches are run once, on the records of all of them.
 */
export async function matchRecords(
  ctx: Context,
  asked: RecordsOf,
  atOnce = loaded,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { first, savedSearchIds } of await groupEquivalent(ctx, asked, atOnce)) {
    const recordIds = new Set(savedSearchIds.flatMap((id) => asked.get(id) ?? []))
    const owner = ownerOf(first)
    const search = owner && (await openSavedSearch(ctx, owner, first.savedSearch))
    const hits = new Set(await search?.filter([...recordIds]))
    for (const id of savedSearchIds) {
      found.set(id, asked.get(id)?.filter((recordId) => hits.has(recordId)) ?? [])
    }
  }
  return found
}

/** Searches that find the same. */
type Group = { first: OwnedSavedSearch; savedSearchIds: string[] }

async function groupEquivalent(ctx: Context, asked: RecordsOf, atOnce: number): Promise<Iterable<Group>> {
  const groups = new Map<string, Group>()
  const ids = [...asked.keys()]
  // Of all: one of a group is asked about the records of the others too, also of those that are loaded later.
  const recordIds = [...new Set([...asked.values()].flat())]
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = await findWithOwners(ctx.db, ids.slice(start, start + atOnce))
    const equivalenceKey = await buildEquivalenceKeys(ctx, some, recordIds)
    for (const owned of some) {
      const key = await equivalenceKey(owned)
      const group = groups.get(key)
      if (group) group.savedSearchIds.push(owned.savedSearch.id)
      else groups.set(key, { first: owned, savedSearchIds: [owned.savedSearch.id] })
    }
  }
  return groups.values()
}
