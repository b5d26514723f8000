import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserExecutable } from './browser.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
// Playwright reads this file again in each worker; the folder is the server's.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'tandem-e2e-'))

/** One server with a fresh demo world for the whole run; the journeys make their own people in it. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Drawing a film of each test takes a tenth of the time; the trace shows each step's page anyway.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: await browserExecutable(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node ../tools/start.ts',
    cwd: resolve(import.meta.dirname),
    url: `http://localhost:${port}/health/ready`,
    timeout: 180_000,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      TANDEM_DEMO: 'on',
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
