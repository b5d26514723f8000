import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { freePort } from '../tools/free-port.ts'
import { browserExecutable, fullBrowser } from './browser.ts'

// Playwright reads this file again in each worker; the port and the folder are the server's.
process.env.E2E_PORT ??= String(await freePort('localhost'))
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'tandem-e2e-'))
const port = process.env.E2E_PORT
const executablePath = await browserExecutable()
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
/** No page stays so long that what it runs pays being compiled so well. */
const argsOfMany = [...args, '--js-flags=--no-maglev --no-opt']
/** Passing what is fetched and drawn from process to process is a tenth of what a page costs. */
const inOneProcess = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2']
const screens = 'screens.e2e.ts'
/** The main journey runs in the full browser too where there is one, and in it alone in German. */
const inFullBrowser = /main journey, de$/
const hasFullBrowser = fullBrowser !== undefined && fullBrowser !== executablePath
/** Their server and their pages stand at one time, so that they can be compared with their pictures. */
if (process.argv.some((each) => each === '--project=screens')) process.env.E2E_TIME ??= 'fixed'
const projects: Project[] = [
  { name: 'screens', testMatch: screens, timeout: 240_000 },
  {
    name: 'journeys',
    testIgnore: screens,
    grepInvert: hasFullBrowser ? inFullBrowser : undefined,
    timeout: 90_000,
    use: {
      // One process draws all pages of a context and compiles the program once.
      launchOptions: { executablePath, args: [...argsOfMany, '--process-per-site', ...inOneProcess] },
      // What moves is drawn many times over. Tests in which that matters say so.
      contextOptions: { reducedMotion: 'reduce' },
    },
  },
]
if (hasFullBrowser) {
  const use = { launchOptions: { executablePath: fullBrowser, args } }
  projects.push({ name: 'full-browser', testIgnore: screens, grep: inFullBrowser, timeout: 180_000, use })
}

/** One server with a fresh demo world for the whole run; the journeys make their own people in it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: process.env.E2E_TIME === 'fixed' ? './screens/prepare.ts' : undefined,
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // What so many have in common need not be waited for in all the others.
  maxFailures: 5,
  expect: { timeout: 20_000, toMatchAriaSnapshot: { pathTemplate: 'screens/structure/{arg}{ext}' } },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // It would answer in place of the network that tests cut and watch; its own journey allows it.
    serviceWorkers: 'block',
    // It costs time in every test. `npm run check` repeats what failed with it.
    trace: 'off',
    launchOptions: { executablePath, args: argsOfMany },
  },
  projects,
  webServer: {
    command: process.env.E2E_TIME === 'fixed' ? 'node screens/start-server.ts' : 'node ../tools/start.ts',
    cwd: resolve(import.meta.dirname),
    url: `http://localhost:${port}/health/ready`,
    timeout: 180_000,
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      TANDEM_DEMO: 'on',
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
