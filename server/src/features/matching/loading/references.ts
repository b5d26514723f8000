import type { Context } from '#platform/context/context.ts'
import type { References } from './match-rows.ts'
import { loadReferences } from './references.store.ts'

/** Reference data changes with a release, if at all; every page of a search compares by it. */
const freshMs = 60_000
let kept: { references: References; readAt: number } | null = null

export async function readReferences({ db }: Context): Promise<References> {
  if (!kept || performance.now() - kept.readAt > freshMs) {
    kept = { references: await loadReferences(db), readAt: performance.now() }
  }
  return kept.references
}
