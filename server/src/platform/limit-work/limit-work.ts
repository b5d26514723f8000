/** So many at once in this process; who comes later waits for their turn. */
export function limitWork(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is handed on, so that nobody else takes it in between.
      if (next) next()
      else running--
    }
  }
}
