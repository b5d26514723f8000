import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

const sheet = new CSSStyleSheet()
sheet.replaceSync(
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
)

/** The narrowest window with as much space in texts as readers may set (WCAG 1.4.10 and 1.4.12). */
export async function spaceText(): Promise<void> {
  await page.viewport(320, 568)
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
}
