import type { Page } from '@playwright/test'

const heading =
  "[...document.querySelectorAll('main h2')].find((each) => each.textContent.startsWith('In Prüfung'))"

/** Moves the first card of the board, and waits until the other page counts one more where it went. */
export async function measureColleague(mover: Page, watcher: Page): Promise<number> {
  const before = JSON.stringify(await watcher.evaluate(`${heading}.textContent`))
  const menu = mover.locator('main article button[aria-haspopup=menu]').first()
  await menu.focus()
  await mover.keyboard.press('Enter')
  const inReview = mover.getByRole('menuitem').first()
  const begun = performance.now()
  await inReview.press('Enter')
  await watcher.waitForFunction(`${heading}.textContent !== ${before}`)
  return performance.now() - begun
}
