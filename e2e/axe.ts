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
  const look = (options: axe.RunOptions) =>
    (window as unknown as AxeWindow).axe.run(document, { ...options, resultTypes: ['violations'] })
  return (await page.evaluate(look, options)).violations
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
