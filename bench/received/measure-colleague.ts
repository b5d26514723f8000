import type { Page } from '@playwright/test'

/** Moves the first card of the board, and waits until the other page counts one more where it went. */
export async function measureColleague(mover: Page, watcher: Page): Promise<number> {
  const heading = watcher.getByRole('heading', { name: /^In Prüfung/ })
  const before = (await heading.textContent()) ?? ''
  const menu = mover.locator('main article button[aria-haspopup=menu]').first()
  await menu.focus()
  await mover.keyboard.press('Enter')
  const inReview = mover.getByRole('menuitem').first()
  const begun = performance.now()
  await inReview.press('Enter')
  await heading.filter({ hasNotText: before }).waitFor()
  return performance.now() - begun
}
