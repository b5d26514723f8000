type Period = { from: string | null; to: string | null }

/** The newest first; what goes on stands above what has ended. */
export const newestFirst = <Entry extends Period>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => endOf(b).localeCompare(endOf(a)) || (b.from ?? '').localeCompare(a.from ?? ''))

/** Without any time it is as old as can be. */
const endOf = ({ from, to }: Period) => to ?? (from ? '9999' : '')
