import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawNoFrames } from '#testing/background-tab.ts'
import { open } from '#testing/open.tsx'
import { Growing } from './Growing.tsx'

test('more of a long list begin with the first of them, which takes the focus', async () => {
  drawNoFrames()
  vi.stubGlobal('IntersectionObserver', NothingInSight)
  onTestFinished(() => void vi.unstubAllGlobals())
  await open(
    <Growing items={['1', '2', '3', '4']} step={2} more={(rest) => `${rest} weitere`}>
      {(shown) =>
        shown.map((name) => (
          <a key={name} href="#x">
            {`Eintrag ${name}`}
          </a>
        ))
      }
    </Growing>,
  )
  await page.getByRole('button', { name: '2 weitere' }).click()
  expect(page.getByRole('link', { name: 'Eintrag 3' })).toHaveFocus()
})

class NothingInSight {
  observe() {}
  disconnect() {}
}
