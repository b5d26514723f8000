import { readFileSync, writeFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page, Request, TestInfo } from '@playwright/test'
import { localizePath } from '@tandem/contract/paths'
import { signInAs } from '../people/demo.ts'
import { test as base, expect, expectSilence, listen } from '../test.ts'
import type { Locale } from '../words.ts'
import { fixTime, timeOfScreens } from './fixed-time.ts'
import { wrongLinks } from './links.ts'
import {
  browserOf,
  differences,
  fileOf,
  havePictures,
  joinShots,
  keptPicture,
  pictureHeight,
  picturesKept,
  type Shots,
  shoot,
  writePicture,
} from './pictures.ts'
import { resolvePath, type ScreenUnderTest, screens } from './screens.ts'
import { expectStructure } from './structure.ts'
import { tourFile, writeTour } from './tour.ts'

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

const wide = { width: 1440, height: pictureHeight }
const englishLink = 'header a[hreflang=en]'
const narrow = { width: 360, height: pictureHeight }
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Of all rules the ones that a theme can break. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * What must hold on every screen (WCAG 2.2 AA). All rules in German; the other theme changes nothing but colours, the
 * other language and a narrow window nothing but the structure.
 */
for (const screen of screens) {
  test(`${screen.path} as ${screen.role}`, async ({ pageOf, browser, expectComplaint }, info) => {
    const page = await pageOf(screen.role)
    const path = await resolvePath(page.request, screen)
    // The browser itself reports a record that is not there, or no longer, and some screens are about just that.
    expectComplaint(/status of 4(04|10)/)
    const shots: Shots = new Map()
    const links: string[] = []

    await forgetVisits(page)
    await page.setViewportSize(wide)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await show(page, 'de', path)
    const hasSwitch = (await page.locator(englishLink).count()) > 0
    await expectNoFindings('all rules', axe(page).withTags(tags))
    shots.set('de light', await shoot(page, 'de light'))
    links.push(...(await wrongLinks(page, screen.role, 'de')))
    await setTheme(page, 'dark')
    await expectNoFindings('dark', axe(page).withRules(colorRules))
    shots.set('de dark', await shoot(page, 'de dark'))
    await expectStructure(page, screen.picture)
    await expectNoSidewaysScrolling(page)

    await switchToEnglish(page, path, hasSwitch)
    await page.setViewportSize(narrow)
    shots.set('en dark', await shoot(page, 'en dark'))
    await setTheme(page, 'light')
    shots.set('en light', await shoot(page, 'en light'))
    links.push(...(await wrongLinks(page, screen.role, 'en')))
    expect(links, 'links that lead nowhere').toEqual([])
    await expectNoSidewaysScrolling(page)
    const structure = axe(page, colorRules).withTags(tags)
    await expectNoFindings('narrow, in English', structure)

    await expectPicture(screen.picture, shots, nameOf(browser), info)
  })
}

test('the pictures are compared, and docs/screens.md shows them', async ({ browser }, { config }) => {
  const name = nameOf(browser)
  if (config.updateSnapshots === 'all') writeFileSync(tourFile, writeTour(name))
  const reason = await whyNotCompared(screens[0]?.picture ?? '', name)
  if (reason) process.stderr.write(`\nPICTURES WERE NOT COMPARED: ${reason}\n\n`)
  test.skip(reason !== undefined, reason)
  expect(picturesKept().sort()).toEqual(screens.map(({ picture }) => picture).sort())
  expect(readFileSync(tourFile, 'utf8')).toBe(writeTour(name))
})

test('a wrong colour and a moved button are noticed, another letter is not', async () => {
  const draw = async (button: string, words = 'Unternehmen') => {
    const shot = `<svg width="720" height="450"><rect width="720" height="450" fill="#fff"/>
      <text x="40" y="60" font-size="8">${words}</text><rect ${button} width="60" height="20" rx="4"/></svg>`
    return joinShots(new Map([['de light', Buffer.from(shot)]]), 'none')
  }
  const kept = await draw('x="40" y="100" fill="#00495a"')
  expect(await differences(kept, await draw('x="40" y="100" fill="#00495a"'))).toEqual([])
  expect(await differences(kept, await draw('x="40" y="100" fill="#00495a"', 'Unternehmem'))).toEqual([])
  const wrongColour = await differences(kept, await draw('x="40" y="100" fill="#5a4900"'))
  expect(wrongColour).toEqual([expect.stringMatching(/^de light: \d+ places .* x 80 to 200, y 200 to 240$/)])
  expect(await differences(kept, await draw('x="44" y="100" fill="#00495a"'))).toHaveLength(1)
})

/** Or it is made anew: `npm run screens:update`. */
async function expectPicture(name: string, shots: Shots, browser: string, info: TestInfo): Promise<void> {
  const picture = await joinShots(shots, browser)
  if (info.config.updateSnapshots === 'all') return writePicture(fileOf(name), picture)
  if (await whyNotCompared(name, browser)) return
  const found = await differences(keptPicture(name), picture)
  if (found.length > 0) writePicture(info.outputPath(`${name}.webp`), picture)
  expect(found, `as in docs/screens/${name}.webp`).toEqual([])
}

/** Each browser draws letters in its own way, and at another time of day other things are shown. */
async function whyNotCompared(picture: string, browser: string): Promise<string | undefined> {
  if (!havePictures()) return 'there are none yet. `npm run screens:update` makes them.'
  if (process.env.E2E_TIME !== 'fixed') return 'the server runs at the time of day, for other projects too.'
  const drawnBy = await browserOf(picture)
  if (!drawnBy || drawnBy === browser) return undefined
  return `${drawnBy} drew them and this is ${browser}. \`npm run screens:update\` makes them anew.`
}

const nameOf = (browser: Browser) => `Chromium ${browser.version()}`

/** Of each page, what it has asked and not yet been answered: its program too comes in parts. */
const askedOf = new WeakMap<Page, Set<Request>>()

function openRequests(page: Page): Set<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    // Live events never end.
    if (!request.url().includes('/api/events')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

async function openPage(browser: Browser, role: Role): Promise<KeptPage> {
  const page = await browser.newPage()
  const complaints: string[] = []
  listen(page.context(), complaints)
  askedOf.set(page, openRequests(page))
  await page.addInitScript(fixTime, timeOfScreens)
  if (role !== 'visitor') await signInAs(page, role)
  return { page, complaints }
}

/** What the screens before it have kept in the browser, but for who is signed in. */
async function forgetVisits(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  await page.evaluate(() => {
    const session = sessionStorage.getItem('tandem-session')
    localStorage.clear()
    sessionStorage.clear()
    if (session) sessionStorage.setItem('tandem-session', session)
  })
}

async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await page.evaluate(colorsAtRest)
}

async function show(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(localizePath(path, locale))
  await expectShown(page, locale)
}

/** By the header's switch, as people do: loading a page anew costs three times as much. */
async function switchToEnglish(page: Page, path: string, hasSwitch: boolean): Promise<void> {
  const { pathname, search } = new URL(page.url())
  // Screens that ask one thing have none, and the secret of a mail's link is gone from the address.
  if (!hasSwitch || pathname + search !== path) return show(page, 'en', path)
  await page.setViewportSize(wide)
  await page.locator(englishLink).dispatchEvent('click')
  await expectShown(page, 'en')
}

/** The screen has loaded what it shows. */
async function expectShown(page: Page, locale: Locale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // Of what the server draws, large parts work only once somebody uses the page.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('scroll')))
      return askedOf.get(page)?.size
    })
    .toBe(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(drawnWhole)
  await expect(page).toHaveTitle(/ – Tandem$|^Tandem/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

async function drawnWhole(): Promise<void> {
  await document.fonts.ready
  const images = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
  await Promise.allSettled(images.map((image) => image.decode()))
}

/** It ends in the narrowest width. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: pictureHeight })
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

async function expectNoFindings(where: string, rules: AxeBuilder): Promise<void> {
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
