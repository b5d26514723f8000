import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page, TestInfo } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { findingsOf } from '../axe.ts'
import { test as base, expect, expectSilence } from '../test.ts'
import { stepsBack } from './focus-order.ts'
import { wrongLinks } from './links.ts'
import {
  browserOf,
  differences,
  fileOf,
  havePictures,
  joinShots,
  keptPicture,
  picturesKept,
  type Shots,
  shoot,
  writePicture,
} from './pictures.ts'
import { resolvePath, type ScreenUnderTest, screens } from './screens.ts'
import { expectStructure } from './structure.ts'
import { tourFile, writeTour } from './tour.ts'
import { expectNoSidewaysScrolling, inEachView, type KeptPage, openPage, shootAtRest } from './views.ts'

type Role = ScreenUnderTest['role']

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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Of all rules the ones that a theme can break. */
const colorRules = ['color-contrast', 'link-in-text-block']
const withoutColors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]))
/** WCAG 2.5.3; axe still calls it experimental, and leaves it out unless told. */
const withLabelInName = { 'label-content-name-mismatch': { enabled: true } }

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

    await inEachView(page, path, {
      'de light': async () => {
        await expectNoFindings(page, 'all rules', { runOnly: tags })
        shots.set('de light', await shoot(page, 'de light'))
        links.push(...(await wrongLinks(page, screen.role, 'de')))
        expect(await stepsBack(page), 'the focus goes as the eye does').toEqual([])
      },
      'de dark': async () => {
        await expectNoFindings(page, 'dark', { runOnly: { type: 'rule', values: colorRules } })
        shots.set('de dark', await shoot(page, 'de dark'))
        await expectStructure(page, screen.picture)
        await expectNoSidewaysScrolling(page)
      },
      'en dark': async () => {
        shots.set('en dark', await shoot(page, 'en dark'))
      },
      'en light': async () => {
        shots.set('en light', await shoot(page, 'en light'))
        links.push(...(await wrongLinks(page, screen.role, 'en')))
        expect(await stepsBack(page), 'also in one column').toEqual([])
        await expectNoSidewaysScrolling(page)
        await expectNoFindings(page, 'narrow, in English', { runOnly: tags, rules: withoutColors })
      },
    })
    expect(links, 'links that lead nowhere').toEqual([])
    await expectPicture(screen.picture, shots, nameOf(browser), info, () => shootAtRest(page, path))
  })
}

test('the pictures are compared, and docs/screens.md shows them', async ({ browser }, { config }) => {
  const name = nameOf(browser)
  // The last pictures are still being made beside it.
  if (config.updateSnapshots === 'all') return writeFileSync(tourFile, writeTour(name))
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

/** What looks otherwise on a busy machine may only have come late, so it is looked at once more, at rest. */
async function expectPicture(
  name: string,
  shots: Shots,
  browser: string,
  info: TestInfo,
  shootAgain: () => Promise<Shots>,
): Promise<void> {
  if (info.config.updateSnapshots === 'all') {
    return writePicture(fileOf(name), await joinShots(await shootAgain(), browser))
  }
  if (await whyNotCompared(name, browser)) return
  const kept = keptPicture(name)
  if ((await differences(kept, await joinShots(shots, browser))).length === 0) return
  const picture = await joinShots(await shootAgain(), browser)
  const found = await differences(kept, picture)
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

async function expectNoFindings(page: Page, where: string, options: RunOptions): Promise<void> {
  const rules = { ...withLabelInName, ...options.rules }
  const violations = await findingsOf(page, { ...options, rules })
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found, where).toEqual([])
}
