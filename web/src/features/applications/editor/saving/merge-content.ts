import type { ApplicationContent } from '@tandem/contract/applications'
import { type ContentKey, contentKeys, type Draft, isSame } from './content.ts'

type Merged = {
  /** What was changed elsewhere only: it can be taken over. */
  taken: ContentKey[]
  /** What was changed on both sides, and differently: a person must choose. */
  conflicts: ContentKey[]
}

/** Compares what stands here and what was saved elsewhere with what both began from. */
export function mergeContent(base: ApplicationContent, mine: Draft, theirs: ApplicationContent): Merged {
  const changedThere = contentKeys.filter((key) => !isSame(theirs[key], base[key]))
  const taken = changedThere.filter((key) => isSame(mine[key], base[key]))
  const conflicts = changedThere.filter((key) => !taken.includes(key) && !isSame(mine[key], theirs[key]))
  return { taken, conflicts }
}
