/**
 * So many at once in this process; who comes later waits for their turn. Work may give its place to the next before it ends.
 * What takes longer than `holdMs` goes on without its place, so that not all wait where a few wait for something else.
 */
export function limitWork(
  atOnce: number,
  { holdMs }: { holdMs?: number } = {},
): <T>(work: (giveBack: () => void) => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    // The place is handed on, so that nobody else takes it in between.
    if (next) next()
    else running--
  }
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    let isHeld = true
    const giveBack = () => {
      if (isHeld) leave()
      isHeld = false
    }
    const timer = holdMs === undefined ? undefined : setTimeout(giveBack, holdMs)
    try {
      return await work(giveBack)
    } finally {
      clearTimeout(timer)
      giveBack()
    }
  }
}
