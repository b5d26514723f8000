import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/context/context.ts'

/**
 * Answers at whole steps of time after the start, so that what was found out on the way (whether an address is known,
 * how much there was to write) does not show in how long it took. A step is several times what the work takes at
 * rest; where a busy server needs longer, the next step rounds the difference away again.
 */
export async function equaliseResponseTime<T>({ config }: Context, work: () => Promise<T>): Promise<T> {
  const step = config.http.answerStepMs
  const start = performance.now()
  try {
    return await work()
  } finally {
    const passed = performance.now() - start
    if (step > 0) await pause(Math.ceil(passed / step) * step - passed)
  }
}
