/**
 * So many at once in this process; who comes later waits for their turn. Work may give its place to the next before it ends.
 * What takes longer than `holdMs` goes on without its place, so that not all wait where a few wait for something else.
 */
export function limitWork(atOnce: number, { holdMs }: { holdMs?: number } = {}): InTurn {
  /** The oldest first. */
  const held = new Set<Place>()
  const waiting: ((place: Place) => void)[] = []
  let timer: NodeJS.Timeout | undefined

  function take(): Place {
    const place = { since: performance.now() }
    held.add(place)
    return place
  }

  function leave(place: Place): void {
    if (!held.delete(place)) return
    // The place is handed on, so that nobody else takes it in between.
    if (waiting.length > 0) waiting.shift()?.(take())
  }

  /** Only while somebody waits: a timer for each work took longer than to look. */
  function endLongest(): void {
    const [longest] = held
    if (holdMs === undefined || timer || waiting.length === 0 || !longest) return
    timer = setTimeout(
      () => {
        timer = undefined
        if (performance.now() - longest.since >= holdMs) leave(longest)
        endLongest()
      },
      Math.max(0, longest.since + holdMs - performance.now()),
    )
  }

  const inTurn = async <T>(work: (giveBack: () => void) => Promise<T>): Promise<T> => {
    const hasRoom = held.size < atOnce
    const turn = hasRoom ? take() : new Promise<Place>((resolve) => waiting.push(resolve))
    if (!hasRoom) endLongest()
    const place = await turn
    const giveBack = () => leave(place)
    try {
      return await work(giveBack)
    } finally {
      giveBack()
    }
  }
  return Object.assign(inTurn, { countWaiting: () => waiting.length })
}

export type InTurn = {
  <T>(work: (giveBack: () => void) => Promise<T>): Promise<T>
  countWaiting(): number
}

type Place = { since: number }
