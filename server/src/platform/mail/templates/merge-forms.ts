/** One text for "du" and "Sie": where they differ it says both, `{du|Sie}`. Paragraph by paragraph. */
export function mergeForms(du: string, sie: string): string {
  const [ones, others] = [du.split('\n\n'), sie.split('\n\n')]
  if (ones.length !== others.length) return du === sie ? du : `{${du}|${sie}}`
  return ones.map((one, index) => mergeParagraph(one, others[index] ?? '')).join('\n\n')
}

function mergeParagraph(one: string, other: string): string {
  const differing = joinWhere(
    runsOf(one.split(' '), other.split(' ')),
    (last, run) => !last.isSame && !run.isSame,
  )
  // An empty side takes a neighbour in, or two spaces would meet there.
  return joinWhere(differing, (last, run) => isOneSided(last) || isOneSided(run))
    .map(({ left, right, isSame }) => (isSame ? left.join(' ') : `{${left.join(' ')}|${right.join(' ')}}`))
    .join(' ')
}

function joinWhere(runs: readonly Run[], belong: (last: Run, run: Run) => boolean): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && belong(last, run))
      joined.splice(-1, 1, {
        left: [...last.left, ...run.left],
        right: [...last.right, ...run.right],
        isSame: false,
      })
    else joined.push(run)
  }
  return joined
}

type Run = { left: string[]; right: string[]; isSame: boolean }
const isOneSided = ({ left, right }: Run) => left.length === 0 || right.length === 0

/** Word by word: one that both have, or one that only one of them has. */
function runsOf(left: readonly string[], right: readonly string[]): Run[] {
  const common = commonLengths(left, right)
  const runs: Run[] = []
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    const [one, other] = [left[i], right[j]]
    const isSame = one !== undefined && one === other
    const takesLeft =
      isSame || (one !== undefined && (other === undefined || at(common, i + 1, j) >= at(common, i, j + 1)))
    const takesRight = isSame || !takesLeft
    runs.push({
      left: takesLeft && one !== undefined ? [one] : [],
      right: takesRight && other !== undefined ? [other] : [],
      isSame,
    })
    if (takesLeft) i += 1
    if (takesRight) j += 1
  }
  return runs
}

/** How many words the rests of both from each place on have in common, in order. */
function commonLengths(left: readonly string[], right: readonly string[]): number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row)
        row[j] =
          left[i] === right[j]
            ? at(lengths, i + 1, j + 1) + 1
            : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  return lengths
}

const at = (lengths: readonly number[][], i: number, j: number): number => lengths[i]?.[j] ?? 0
