import { existsSync } from 'node:fs'

/** Debian's headless shell where it is installed, since a page in it costs a third; else the one that npm brought. */
export async function browserExecutable(): Promise<string | undefined> {
  if (existsSync(headlessShell)) return headlessShell
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } catch (error) {
    // It exists for few platforms.
    if (fullBrowser) return fullBrowser
    throw error
  }
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/** With everything that people's browsers have; npm has none. */
export const fullBrowser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => existsSync(path),
)
