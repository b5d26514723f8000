import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'
import { words } from '../words.ts'

/** What a screen reader is told of the screens that most depend on it, by the name of their picture. */
const structures: Record<string, { name: string; open?: (page: Page) => Promise<Locator> }> = {
  'home-visitor': { name: 'login', open: openLogin },
  'offers-applicant': { name: 'search' },
  'apply-applicant': { name: 'apply' },
  'received-applications-company': { name: 'board' },
  'messages-applicant-2': { name: 'messages' },
}

/** In German, as committed in `structure/`. */
export async function expectStructure(page: Page, picture: string): Promise<void> {
  const structure = structures[picture]
  if (!structure) return
  const shown = structure.open ? await structure.open(page) : page.getByRole('main')
  await page.evaluate(shortenLists)
  await expect(shown).toMatchAriaSnapshot({ name: `${structure.name}.aria.yml` })
  await page.evaluate(restoreLists)
  if (structure.open) await page.keyboard.press('Escape')
}

async function openLogin(page: Page): Promise<Locator> {
  const { login } = words('de').common.nav
  await page.getByRole('banner').getByRole('button', { name: login }).click()
  await expect(page.getByRole('form', { name: login })).toBeVisible()
  return page.getByRole('banner')
}

/** Of what is many times the same, two: nobody reads the rest. Hidden from the tree only, so that nothing moves. */
function shortenLists(): void {
  const lists = document.querySelectorAll('main :is(ul, ol, select, :has(> article))')
  for (const list of lists) {
    const entries = [...list.children].filter(({ tagName }) => /^(LI|OPTION|ARTICLE)$/.test(tagName))
    if (entries.length <= 4 || list.getAttribute('role') === 'log') continue
    for (const entry of entries.slice(2)) {
      if (entry.hasAttribute('aria-hidden')) continue
      entry.setAttribute('aria-hidden', 'true')
      entry.setAttribute('data-left-out', '')
    }
  }
}

function restoreLists(): void {
  for (const entry of document.querySelectorAll('[data-left-out]')) {
    entry.removeAttribute('aria-hidden')
    entry.removeAttribute('data-left-out')
  }
}
