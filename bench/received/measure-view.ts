import type { Page } from '@playwright/test'
import { median } from '../measure.ts'

export type View = { firstMs: number; completeMs: number; longestMs: number }

export const medianOf = (views: View[], key: keyof View): number => median(views.map((each) => each[key]))

/**
 * From the start of the navigation until the frame with the first application is drawn, by the page's own clock, and
 * until all of them are known; nothing is cached. The tasks are those of a second opening: a trace would be measured too.
 */
export async function measureView(
  page: Page,
  url: string,
  { first, complete }: { first: string; complete: string },
): Promise<View> {
  await page.addInitScript({ content: noteFirst(first) })
  const open = async () => {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForSelector(complete, { state: 'attached' })
    return page.evaluate<number>("performance.getEntriesByName('first')[0].startTime")
  }
  const begun = performance.now()
  const firstMs = await open()
  const completeMs = performance.now() - begun
  const { longestMs } = await measureTasks(page, async () => {
    await open()
    // What it does right after is part of opening.
    await page.evaluate('new Promise((done) => requestIdleCallback(done))')
  })
  return { firstMs, completeMs, longestMs }
}

/** A message is answered after the frame. */
const noteFirst = (selector: string) => `
  const observer = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(selector)})) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.mark('first')
      port2.postMessage(null)
    })
  })
  observer.observe(document, { subtree: true, childList: true })`

type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } }
}

/**
 * The page's tasks while something runs, by the time that the processor worked on them: what it did for others
 * meanwhile is not the page's. Nor are the tasks in which the bench itself looks for an element among all.
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
  const inPages = traceEvents.filter(({ pid, tid }) => pages.has(`${pid} ${tid}`))
  const askedByBench = inPages.filter(
    ({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  )
  const tasks = inPages
    .filter(({ name }) => name.endsWith('RunTask'))
    .filter((task) => !askedByBench.some((asked) => isWithin(asked, task)))
    .map(({ tdur = 0 }) => tdur / 1000)
  if (tasks.length === 0) throw new Error('The trace names no tasks')
  return { longestMs: Math.max(...tasks), over50: tasks.filter((ms) => ms > 50).length }
}

const isWithin = (inner: TraceEvent, { pid, tid, ts, dur = 0 }: TraceEvent) =>
  inner.pid === pid && inner.tid === tid && inner.ts >= ts && inner.ts <= ts + dur
