import type { Page } from '@playwright/test'

export type View = { firstMs: number; completeMs: number; longestMs: number }

/** Until the first application stands there, and until all of them are known; nothing is cached. */
export async function measureView(
  page: Page,
  url: string,
  { first, complete }: { first: string; complete: string },
): Promise<View> {
  let [firstMs, completeMs] = [0, 0]
  const { longestMs } = await measureTasks(page, async () => {
    const begun = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForSelector(first)
    firstMs = performance.now() - begun
    await page.waitForSelector(complete, { state: 'attached' })
    completeMs = performance.now() - begun
    // What it does right after is part of opening.
    await page.evaluate('new Promise((done) => requestIdleCallback(done))')
  })
  return { firstMs, completeMs, longestMs }
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/**
 * The page's tasks while something runs, by the time that the processor worked on them: what it did for others
 * meanwhile is not the page's.
 */
export async function measureTasks(
  page: Page,
  run: () => Promise<void>,
): Promise<{ longestMs: number; over50: number }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await run()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pages.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  if (tasks.length === 0) throw new Error('The trace names no tasks')
  return { longestMs: Math.max(...tasks), over50: tasks.filter((ms) => ms > 50).length }
}
