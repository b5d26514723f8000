import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** Every test fails on what the console or the page complains about; `expectComplaint` says what a test expects there. */
export const test = base.extend<{
  complaints: string[]
  expected: RegExp[]
  expectComplaint: (expected: RegExp) => void
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  complaints: [async ({}, use) => use([]), { auto: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expected: async ({}, use) => use([]),
  expectComplaint: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  page: async ({ page, complaints, expected }, use) => {
    listen(page, complaints)
    await use(page)
    // Only now: what was still loading may be refused after the test has said what it expects.
    expectSilence(complaints, expected)
  },
})

export { expect }

export function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
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
