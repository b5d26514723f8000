/**
 * Pictures of the ready configurations of `config/`, each in a demo world of its own: `npm run screens:configurations`
 * writes `docs/configurations/`. Not compared: what a setting does is tested, this is to be looked at.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { localizePath, paths } from '@tandem/contract/paths'
import { freePort } from '../../tools/free-port.ts'
import { browserExecutable } from '../browser.ts'
import { type DemoRole, signInAs } from '../people/demo.ts'
import type { Locale } from '../words.ts'
import { fixTime, timeOfScreens } from './fixed-time.ts'
import { joinShots, pictureHeight, type Shots, shoot, type View, writePicture } from './pictures.ts'

const root = resolve(import.meta.dirname, '../..')
const shown: { name: string; path: string; role: DemoRole | null }[] = [
  { name: 'home', path: paths.home(), role: null },
  { name: 'register', path: paths.register({ type: 'bewerber' }), role: null },
  { name: 'offers', path: paths.offers(), role: 'applicant' },
]
const views: { view: View; locale: Locale; theme: 'light' | 'dark'; width: number }[] = [
  { view: 'de light', locale: 'de', theme: 'light', width: 1440 },
  { view: 'en light', locale: 'en', theme: 'light', width: 360 },
  { view: 'en dark', locale: 'en', theme: 'dark', width: 360 },
  { view: 'de dark', locale: 'de', theme: 'dark', width: 1440 },
]

const browser = await chromium.launch({
  executablePath: await browserExecutable(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const name of ['studies', 'jobs', 'minimal']) await drawConfiguration(browser, name)
} finally {
  await browser.close()
}

async function drawConfiguration(browser: Browser, name: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-configuration-'))
  const port = String(await freePort('localhost'))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: port, TANDEM_DEMO: 'on', LOG_LEVEL: 'warn' }
  const load = spawnSync(process.execPath, [join(root, 'tools/load-settings.ts'), name, '--replace'], { env })
  if (load.status !== 0) throw new Error(`${name}: ${load.stderr}`)
  const server = spawn(process.execPath, [join(import.meta.dirname, 'start-server.ts')], { env })
  try {
    await untilReady(`http://localhost:${port}/health/ready`)
    for (const { name: screen, path, role } of shown) {
      const page = await browser.newPage({ baseURL: `http://localhost:${port}`, serviceWorkers: 'block' })
      await page.addInitScript(fixTime, timeOfScreens)
      if (role) await signInAs(page, role)
      const picture = await joinShots(await drawViews(page, path), `Chromium ${browser.version()}`)
      writePicture(join(root, 'docs/configurations', `${name}-${screen}.webp`), picture)
      await page.context().close()
    }
  } finally {
    const ended = once(server, 'exit')
    server.kill()
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function drawViews(page: Page, path: string): Promise<Shots> {
  const shots: Shots = new Map()
  for (const { view, locale, theme, width } of views) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: pictureHeight })
    await page.goto(localizePath(path, locale))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
    // Live events never end, so the network is never idle.
    await pause(1000)
    shots.set(view, await shoot(page, view))
  }
  return shots
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 180; attempt += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await pause(500)
  }
  throw new Error(`Nothing answers at ${url}`)
}
