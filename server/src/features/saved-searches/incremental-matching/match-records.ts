import type { Context } from '#platform/context/context.ts'
import { openSaved } from '../open-saved-search.ts'
import { keeperOf } from '../owner.ts'
import { findKept, type KeptRow } from '../owners.store.ts'
import { readAlikeness } from './equivalence-key.ts'

/** Saved searches loaded at once: what the process and the database do in one go stays short. */
const loaded = 500

/** By saved search records to be asked about, or those of them that it finds. */
export type RecordsOf = ReadonlyMap<string, readonly string[]>

/**
 * Which of its records each saved search finds now, in their order; empty where none. It is what `among` says of each
 * search on its own, but searches that are alike are looked up and asked once, about the records of all of them.
 */
export async function findAmong(
  ctx: Context,
  asked: RecordsOf,
  atOnce = loaded,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { first, patternIds } of await groupAlike(ctx, asked, atOnce)) {
    const recordIds = new Set(patternIds.flatMap((id) => asked.get(id) ?? []))
    const keeper = keeperOf(first)
    const search = keeper && (await openSaved(ctx, keeper, first.pattern))
    const hits = new Set(await search?.among([...recordIds]))
    for (const id of patternIds) {
      found.set(id, asked.get(id)?.filter((recordId) => hits.has(recordId)) ?? [])
    }
  }
  return found
}

/** Searches that find the same. */
type Group = { first: KeptRow; patternIds: string[] }

async function groupAlike(ctx: Context, asked: RecordsOf, atOnce: number): Promise<Iterable<Group>> {
  const groups = new Map<string, Group>()
  const ids = [...asked.keys()]
  // Of all: one of a group is asked about the records of the others too, also of those that are loaded later.
  const recordIds = [...new Set([...asked.values()].flat())]
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = await findKept(ctx.db, ids.slice(start, start + atOnce))
    const alikeness = await readAlikeness(ctx, some, recordIds)
    for (const kept of some) {
      const key = await alikeness(kept)
      const group = groups.get(key)
      if (group) group.patternIds.push(kept.pattern.id)
      else groups.set(key, { first: kept, patternIds: [kept.pattern.id] })
    }
  }
  return groups.values()
}
