import type { Browser, Page, Request } from '@playwright/test'
import { localizePath } from '@tandem/contract/paths'
import { type DemoRole, signInAs } from '../people/demo.ts'
import { expect, listen } from '../test.ts'
import type { Locale } from '../words.ts'
import { fixTime, timeOfScreens } from './fixed-time.ts'
import { pictureHeight, type Shots, shoot, type View } from './pictures.ts'

export type KeptPage = { page: Page; complaints: string[] }

const wide = { width: 1440, height: pictureHeight }
const narrow = { width: 360, height: pictureHeight }
const englishLink = 'header a[hreflang=en]'
/** Also where ten others use the machine. */
const patience = 60_000

export async function openPage(browser: Browser, role: DemoRole | 'visitor'): Promise<KeptPage> {
  const page = await browser.newPage()
  const complaints: string[] = []
  listen(page.context(), complaints)
  askedOf.set(page, openRequests(page))
  await page.addInitScript(fixTime, timeOfScreens)
  await page.addInitScript(hideCaret)
  if (role !== 'visitor') await signInAs(page, role)
  return { page, complaints }
}

/** Opens a screen as it is first seen, in the four views, and does in each what is to be done there. */
export async function inEachView(
  page: Page,
  path: string,
  look: Record<View, () => Promise<void>>,
): Promise<void> {
  await forgetVisits(page)
  await page.setViewportSize(wide)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await show(page, 'de', path)
  const hasSwitch = (await page.locator(englishLink).count()) > 0
  await look['de light']()
  await setTheme(page, 'dark')
  await look['de dark']()
  await switchToEnglish(page, path, hasSwitch)
  await page.setViewportSize(narrow)
  await expectRest(page)
  await look['en dark']()
  await setTheme(page, 'light')
  await look['en light']()
}

/** Takes all its time: what a picture of the screen shows when it no longer changes. */
export async function shootAtRest(page: Page, path: string): Promise<Shots> {
  const shots: Shots = new Map()
  const look = (view: View) => async () => {
    await expect
      .poll(
        async () => {
          const before = shots.get(view)
          shots.set(view, await shoot(page, view))
          return before?.equals(shots.get(view) ?? before)
        },
        { intervals: [500], timeout: patience, message: `${view}: two pictures in a row are the same` },
      )
      .toBe(true)
  }
  await inEachView(page, path, {
    'de light': look('de light'),
    'de dark': look('de dark'),
    'en dark': look('en dark'),
    'en light': look('en light'),
  })
  return shots
}

/** It ends in the narrowest width. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: pictureHeight })
    await expect.poll(() => overflow(page), `sideways scrolling at ${width}`).toBe(0)
  }
}

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

/** It comes and goes. */
function hideCaret(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { caret-color: transparent !important }')
  document.adoptedStyleSheets.push(sheet)
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
  await expect(page.locator('html')).toHaveAttribute('lang', locale, { timeout: patience })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: patience })
  await expectRest(page)
  await expect(page).toHaveTitle(/ – Tandem$|^Tandem/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** An answer leads to the next question, so the page itself says when it has come to its end. */
async function expectRest(page: Page): Promise<void> {
  const open = () => [...(askedOf.get(page) ?? [])].map((request) => request.url())
  const coming = async () => {
    if (open().length > 0) return open()
    const changes = await page.evaluate(countChanges)
    return changes > 0 ? [`${changes} changes of the page`] : open()
  }
  await expect.poll(coming, { intervals: [20, 100], timeout: patience, message: 'still coming' }).toEqual([])
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(drawnWhole)
}

async function countChanges(): Promise<number> {
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // Of what the server draws, large parts work only once somebody uses the page.
  dispatchEvent(new Event('scroll'))
  for (let turn = 0; turn < 2; turn += 1) {
    // A page that draws nothing is not always called.
    const late = new Promise((passed) => setTimeout(passed, 300))
    await Promise.race([new Promise((drawn) => requestAnimationFrame(drawn)), late])
    await Promise.race([new Promise((idle) => requestIdleCallback(idle)), late])
  }
  observer.disconnect()
  return changes
}

async function drawnWhole(): Promise<void> {
  await document.fonts.ready
  const inSight = ({ complete, loading }: HTMLImageElement) => complete || loading !== 'lazy'
  await Promise.allSettled([...document.images].filter(inSight).map((image) => image.decode()))
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
