import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open, words } from '#testing/open.tsx'
import { Stepper } from './Stepper.tsx'

const names = Object.values(words.de.applications.steps.ahead)

test.for([320, 360, 390])('no word of a way is divided at %d px', async (width) => {
  await page.viewport(width, 800)
  await open(
    // As wide as a card of the dashboard leaves it.
    <div style={{ margin: 37 }}>
      <Stepper label="Stand" items={names.map((label) => ({ key: label, label, state: 'now' }))} />
    </div>,
  )
  for (const name of names) {
    const { firstChild } = page.getByText(name).element()
    const word = document.createRange()
    word.selectNodeContents(firstChild as Node)
    expect(word.getClientRects(), name).toHaveLength(1)
  }
})
