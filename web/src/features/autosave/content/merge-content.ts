import { isSame } from '#lib/form/is-same.ts'

type Merged<Key> = {
  /** What was changed elsewhere only: it can be taken over. */
  taken: Key[]
  /** What was changed on both sides, and differently: a person must choose. */
  conflicts: Key[]
}

/** Compares what stands here and what was saved elsewhere with what both began from. */
export function mergeContent<Content extends object>(
  base: Content,
  mine: { [Key in keyof Content]: unknown },
  theirs: Content,
): Merged<keyof Content> {
  const keys = Object.keys(base) as (keyof Content)[]
  const changedThere = keys.filter((key) => !isSame(theirs[key], base[key]))
  const taken = changedThere.filter((key) => isSame(mine[key], base[key]))
  const conflicts = changedThere.filter((key) => !taken.includes(key) && !isSame(mine[key], theirs[key]))
  return { taken, conflicts }
}
