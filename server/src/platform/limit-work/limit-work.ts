/**
 * So many at once in this process; who comes later waits for their turn. Work may give its place to the next before it ends.
 * What takes longer than `holdMs` goes on without its place, so that not all wait where a few wait for something else.
 * `before` is other work that goes before: where some of it had to wait meanwhile, the next in line begins only after a
 * pause as long as the place was held.
 */
export function limitWork(atOnce: number, { holdMs, before }: Options = {}): InTurn {
  /** The oldest first. */
  const held = new Set<Place>()
  const waiting: ((place: Place) => void)[] = []
  let pausing = 0
  let lastWaitedAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  function take(): Place {
    const place = { since: performance.now() }
    held.add(place)
    return place
  }

  function leave(place: Place): void {
    if (!held.delete(place)) return
    if (waiting.length === 0) return
    if (before?.hasWaitedSince(place.since)) pause(performance.now() - place.since)
    else handOn()
  }

  function pause(ms: number): void {
    pausing += 1
    setTimeout(() => {
      pausing -= 1
      handOn()
    }, ms)
  }

  /** To who waits, so that nobody else takes it in between. */
  function handOn(): void {
    waiting.shift()?.(take())
    endLongest()
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

  function wait(): Promise<Place> {
    lastWaitedAt = performance.now()
    const turn = new Promise<Place>((resolve) => waiting.push(resolve))
    endLongest()
    return turn
  }

  const inTurn = async <T>(work: (giveBack: () => void) => Promise<T>): Promise<T> => {
    const hasRoom = held.size + pausing < atOnce
    const place = hasRoom ? take() : await wait()
    const giveBack = () => leave(place)
    try {
      return await work(giveBack)
    } finally {
      giveBack()
    }
  }
  const hasWaitedSince = (time: number) => waiting.length > 0 || lastWaitedAt >= time
  return Object.assign(inTurn, { countWaiting: () => waiting.length, hasWaitedSince })
}

export type InTurn = {
  <T>(work: (giveBack: () => void) => Promise<T>): Promise<T>
  countWaiting(): number
  /** Whether something waits or came to wait since then, a time of `performance.now()`. */
  hasWaitedSince(time: number): boolean
}

type Options = { holdMs?: number; before?: InTurn }

type Place = { since: number }
