import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test'

/**
 * Every test fails on whatever its pages write to the console and on errors nobody caught, also in a second window;
 * `expectComplaint` says what a test expects there.
 *
 * What the browser has fetched and compiled is kept from test to test, which is a third of what a page costs; what the
 * test before has left there is not. `test.use({ newBrowser: true })` is for tests that depend on the first, change
 * what cannot be taken back (the clock, the line), or have other options than the others.
 */
export const test = base.extend<
  {
    newBrowser: boolean
    /** Of someone else at a device of their own. */
    otherPage: Page
    complaints: string[]
    expected: RegExp[]
    expectComplaint: (expected: RegExp) => void
  },
  { kept: Map<string, BrowserContext> }
>({
  newBrowser: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  kept: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  context: async ({ browser, kept, newBrowser, complaints }, use) => {
    const context = newBrowser ? await browser.newContext() : await keptContext(browser, kept, 'own')
    const stop = listen(context, complaints)
    await use(context)
    stop()
    await (newBrowser ? context.close() : forget(context))
  },
  otherPage: async ({ browser, kept, complaints }, use) => {
    const context = await keptContext(browser, kept, 'other')
    const stop = listen(context, complaints)
    await use(await context.newPage())
    stop()
    await forget(context)
  },
  complaints: [
    async ({ expected }, use) => {
      const complaints: string[] = []
      await use(complaints)
      // Only now: what was still loading may be refused after the test has said what it expects.
      expectSilence(complaints, expected)
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expected: async ({}, use) => use([]),
  expectComplaint: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
})

export { expect }

/** To all that any page of the context says. */
export function listen(context: BrowserContext, complaints: string[]): () => void {
  const onMessage = (message: ConsoleMessage) => {
    // By our own setting.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: WebError) => complaints.push(`page error: ${error.error().message}`)
  context.on('console', onMessage)
  context.on('weberror', onError)
  return () => {
    context.off('console', onMessage)
    context.off('weberror', onError)
  }
}

export function expectSilence(complaints: string[], expected: RegExp[]): void {
  const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
  expect(unexpected, 'the console stays silent').toEqual([])
}

/** At once, before an answer can come: a second press of the mouse after it would take the focus from where it went. */
export const clickTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

const anyFile = '/favicon.svg'

/** Its first page stays open, so that the process that draws its pages lives on. */
async function keptContext(
  browser: Browser,
  kept: Map<string, BrowserContext>,
  name: 'own' | 'other',
): Promise<BrowserContext> {
  const known = kept.get(name)
  if (known) return known
  const context = await browser.newContext()
  kept.set(name, context)
  await (await context.newPage()).goto(anyFile)
  return context
}

async function forget(context: BrowserContext): Promise<void> {
  const [first, ...others] = context.pages()
  await Promise.all(others.map((page) => page.close()))
  await first?.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await context.clearPermissions()
}
