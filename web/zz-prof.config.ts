import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserExecutable } from '../e2e/browser.ts'

/** Rules and texts run in Node; what has behaviour on the screen, `*.browser.test.tsx`, in a real browser. */
export default defineConfig({
  test: {
    projects: [
      // One process for all files: each of its own cost four times as much. A test takes back what it replaces.
      { test: { name: 'unit', include: ['src/**/*.test.ts'], isolate: false, unstubGlobals: true } },
      {
        plugins: [react()],
        // Found in advance: a dependency that turns up later reloads the page under a running test.
        optimizeDeps: {
          entries: ['src/**/*.browser.test.tsx', 'src/app/client.tsx', 'src/**/*.worker.ts'],
          include: ['react-dom/server'],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: ['src/testing/setup.ts', 'src/testing/zz-prof.ts'],
          // The modules are loaded once for all files; setup.ts leaves nothing behind.
          isolate: false,
          testTimeout: 20_000,
          // Of 1,400 tests on a busy machine one may stumble. What needs its second try is named with it.
          retry: 1,
          expect: { poll: { timeout: 8000 } },
          browser: {
            enabled: true,
            headless: true,
            // As in the journeys.
            locators: { exact: false },
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: await browserExecutable(),
                args: ['--no-sandbox', '--disable-gpu'],
              },
              contextOptions: { locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
})
