import { expect, test } from 'vitest'
import { open } from '#testing/open.tsx'
import { Formula } from './MathsText.tsx'

/** Between what precedes a minus and the minus. */
function gapsBeforeMinus(formula: Element): number[] {
  const signs = [...formula.querySelectorAll('mo')].filter(({ textContent }) => textContent === '−')
  return signs.map((sign) => {
    const before = sign.previousElementSibling?.getBoundingClientRect().right ?? Number.NaN
    return sign.getBoundingClientRect().left - before
  })
}

test('a minus of a number stands close to it, one between two numbers apart', async () => {
  const { container } = await open(<Formula tex="6-2\cdot(-4+1)=3\cdot(-5)-1" />)
  const [between, ofNumber = 9, ofOther = 9, after] = gapsBeforeMinus(container)
  expect(between).toBeGreaterThan(2)
  expect(Math.abs(ofNumber)).toBeLessThan(1)
  expect(Math.abs(ofOther)).toBeLessThan(1)
  expect(after, 'behind a bracket').toBeGreaterThan(2)
})
