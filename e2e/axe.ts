import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds in the page, which has no frames. Loaded once a document: the browser compiles its megabyte anew each time. */
export async function findingsOf(page: Page, options: axe.RunOptions = {}): Promise<axe.Result[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  const look = (options: axe.RunOptions) =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { ...options, resultTypes: ['violations'] })
  return (await page.evaluate(look, options)).violations
}
