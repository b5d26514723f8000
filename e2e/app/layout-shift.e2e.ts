import type { Page } from '@playwright/test'
import { paths } from '@tandem/contract/paths'
import { type DemoRole, signInAs } from '../people/demo.ts'
import { expect, test } from '../test.ts'
import { words } from '../words.ts'

/** Whatever comes later than the rest must not push away what is being read or aimed at. */
const searches: [DemoRole, string][] = [
  ['applicant', paths.offers()],
  ['applicant', paths.companies()],
  ['company', paths.applicants()],
  ['company', paths.applicantProfiles()],
]
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const [role, path] of searches) {
  test(`${path}: nothing moves while it loads, on a desktop and on a phone`, async ({ context }) => {
    for (const viewport of sizes) {
      // As whoever comes for the first time: no page keeps what the one before was answered.
      const page = await context.newPage()
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await signInAs(page, role)
      await answerOneByOne(page)
      await watchShifts(page)
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(/\d (Angebot|Unternehmen|Profil|Bewerbung)/)
      await expect.poll(() => page.evaluate(() => window.awaited)).toBe(0)
      // There was something to move.
      await expect(page.getByRole('region', { name: words('de').common.notices })).toBeVisible()
      expect(await page.evaluate(() => window.noted), `${viewport.width} px`).toEqual([])
      await page.close()
    }
  })
}

test('what stays away holds up the page once, and no filter of it', async ({ page }) => {
  await page.route('**/api/company-search/pattern?*', () => new Promise(() => {}))
  await signInAs(page, 'applicant')
  await page.goto(paths.offers())
  const free = page.getByRole('switch', { name: words('de').search.filters.taken })
  await expect(free).toBeVisible()
  await page.evaluate(() => {
    window.noted = []
    const status = document.querySelector('[role=status]') as Element
    const note = () => window.noted.push(status.textContent)
    new MutationObserver(note).observe(status, { childList: true })
  })
  await free.click({ force: true })
  await expect(page).toHaveURL(/free=/)
  expect(await page.evaluate(() => window.noted)).toEqual([])
})

/**
 * Gives each answer once the one before has been drawn, as on a slow line. In the page, since a route would take its
 * cache from the browser, and with it the program that is compiled already.
 */
const answerOneByOne = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.awaited = 0
    const answer = window.fetch.bind(window)
    let turn = Promise.resolve()
    const drawn = () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
      if (!/^\/api\/(?!events)/.test(pathname)) return answer(input, init)
      window.awaited += 1
      const given = turn.then(drawn).then(() => answer(input, init))
      const end = () => {
        window.awaited -= 1
      }
      // Some are given up meanwhile.
      turn = given.then(end, end)
      return given
    }
  })

declare global {
  interface Window {
    awaited: number
    noted: string[]
  }
}
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Notes what moves visibly, and by how much of the screen. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.noted = []
    const nameOf = ({ node }: { node: Node | null }) =>
      node instanceof Element ? node.className : node?.nodeName
    const note = ({ value, hadRecentInput, sources }: LayoutShift) => {
      if (value > 0.005 && !hadRecentInput) window.noted.push(`${value}: ${sources.map(nameOf).join(', ')}`)
    }
    const observer = new PerformanceObserver((list) => (list.getEntries() as LayoutShift[]).forEach(note))
    observer.observe({ type: 'layout-shift', buffered: true })
  })
