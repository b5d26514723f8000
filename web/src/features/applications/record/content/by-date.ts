type Period = { from: string | null; to: string | null }

/** Above the first that is older; what its owner has put in order stays so. */
export function insertByDate<Entry extends Period>(entries: readonly Entry[], entry: Entry): Entry[] {
  const at = entries.findIndex((other) => byDate(entry, other) <= 0)
  return entries.toSpliced(at < 0 ? entries.length : at, 0, entry)
}

/** Two lists in one, the newer first; each keeps its own order. */
export function mergeByDate<Entry extends Period>(one: readonly Entry[], other: readonly Entry[]): Entry[] {
  const [first, next] = [one[0], other[0]]
  if (!first) return [...other]
  if (!next) return [...one]
  return byDate(first, next) <= 0
    ? [first, ...mergeByDate(one.slice(1), other)]
    : [next, ...mergeByDate(one, other.slice(1))]
}

/** The newest first; what goes on stands above what has ended. */
const byDate = (a: Period, b: Period): number =>
  endOf(b).localeCompare(endOf(a)) || (b.from ?? '').localeCompare(a.from ?? '')

/** Without any time it is as old as can be. */
const endOf = ({ from, to }: Period) => to ?? (from ? '9999' : '')
