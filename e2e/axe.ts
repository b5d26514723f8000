import type { Page } from '@playwright/test'
import axe from 'axe-core'

type AxeWindow = { axe: typeof axe & { commons: { color: { Color: { prototype: Color } } } } }
type Color = { r: number; g: number; b: number; alpha: number; parseString(text: string): Color }

/** What axe finds in the page, which has no frames. Loaded once a document: the browser compiles its megabyte anew each time. */
export async function findingsOf(page: Page, options: axe.RunOptions = {}): Promise<axe.Result[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) {
    await page.evaluate(axe.source)
    await page.evaluate(rememberColors)
  }
  const look = ({ withHtml, ...options }: axe.RunOptions & { withHtml: boolean }) => {
    const { axe } = window as unknown as AxeWindow
    if (withHtml) axe.reset()
    else axe.configure({ noHtml: true })
    return axe.run(document, { ...options, resultTypes: ['violations'] })
  }
  const { violations } = await page.evaluate(look, { ...options, withHtml: false })
  if (violations.length === 0) return []
  // The HTML of each element it looks at is written only where some of it is shown.
  return (await page.evaluate(look, { ...options, withHtml: true })).violations
}

/** Axe reads the few colours of a screen anew for each text, which was two fifths of looking at its contrast. */
function rememberColors(): void {
  const { prototype } = (window as unknown as AxeWindow).axe.commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (this: Color, text: string) {
    const { r, g, b, alpha } = known.get(text) ?? parse.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}
