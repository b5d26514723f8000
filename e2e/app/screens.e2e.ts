import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { localizePath } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { test as base, expect, expectSilence, listen } from '../test.ts'
import type { Locale } from '../words.ts'
import { resolvePath, type ScreenUnderTest, screens } from './screens.ts'

type Role = ScreenUnderTest['role']
type KeptPage = { page: Page; complaints: string[] }

/** A page that was opened and signed in once is kept for all screens of its role: half of a test's time was that. */
const test = base.extend<{ pageOf: (role: Role) => Promise<Page> }, { kept: Map<Role, KeptPage> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  kept: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  pageOf: async ({ browser, kept, expected }, use) => {
    const used: KeptPage[] = []
    await use(async (role) => {
      const each = kept.get(role) ?? (await openPage(browser, role))
      kept.set(role, each)
      used.push(each)
      return each.page
    })
    for (const { complaints } of used) expectSilence(complaints.splice(0), expected)
  },
})

const wide = { width: 1440, height: 900 }
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Of all rules the ones that a theme can break. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * What must hold on every screen (WCAG 2.2 AA). All rules in German; the other theme changes nothing but colours, the
 * other language and a narrow window nothing but the structure.
 */
for (const screen of screens) {
  test(`${screen.path} as ${screen.role}`, async ({ pageOf, expectComplaint }) => {
    const page = await pageOf(screen.role)
    const path = await resolvePath(page.request, screen)
    // The browser itself reports a record that is not there, or no longer, and some screens are about just that.
    expectComplaint(/status of 4(04|10)/)

    await page.setViewportSize(wide)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await show(page, 'de', path)
    await expectNoFindings(page, 'all rules', axe(page).withTags(tags))
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectNoFindings(page, 'dark', axe(page).withRules(colorRules))
    await expectNoSidewaysScrolling(page)

    await show(page, 'en', path)
    await expectNoSidewaysScrolling(page)
    const structure = axe(page, colorRules).withTags(tags)
    await expectNoFindings(page, 'narrow, in English', structure)
  })
}

async function openPage(browser: Browser, role: Role): Promise<KeptPage> {
  const page = await browser.newPage()
  const complaints: string[] = []
  listen(page, complaints)
  if (role !== 'visitor') await signInAs(page, role)
  return { page, complaints }
}

/** The screen has loaded what it shows. */
async function show(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(localizePath(path, locale))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page).toHaveTitle(/ – Tandem$|^Tandem/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** It ends in the narrowest width. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => overflow(page), `sideways scrolling at ${width}`).toBe(0)
  }
}

/** In the page itself, which has no frames: the other way opens a further page each time. */
const axe = (page: Page, without: string[] = []) =>
  new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      rules: {
        // WCAG 2.5.3; axe still calls it experimental, and leaves it out unless told.
        'label-content-name-mismatch': { enabled: true },
        ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
    })
    .setLegacyMode()

async function expectNoFindings(page: Page, where: string, rules: AxeBuilder): Promise<void> {
  await page.evaluate(colorsAtRest)
  const { violations } = await rules.analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found, where).toEqual([])
}

/** A colour on its way from one theme to the other has any contrast. */
async function colorsAtRest(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
