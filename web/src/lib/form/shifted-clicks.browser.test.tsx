import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { countShiftedClicks } from './shifted-clicks.ts'

beforeEach(countShiftedClicks)

/** A field whose message comes when it is left, above a button that it moves by more than its height. */
function FieldAboveButton({ onClick }: { onClick: () => void }) {
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <input aria-label="Betreff" onBlur={() => setLeft(true)} />
      {isLeft && <p style={{ height: 90 }}>Bitte ausfüllen.</p>}
      <button type="button" style={{ display: 'block', height: 44 }} onClick={onClick}>
        Abbrechen
      </button>
    </>
  )
}

test('a control that the press itself moves away is pressed, once', async () => {
  const onClick = vi.fn()
  await render(<FieldAboveButton onClick={onClick} />)
  await page.getByLabelText('Betreff').click()
  await page.getByRole('button').click({ delay: 100 })
  await expect.element(page.getByText('Bitte ausfüllen.')).toBeVisible()
  expect(onClick).toHaveBeenCalledTimes(1)
  await page.getByRole('button').click({ delay: 100 })
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('whoever lets go elsewhere has not pressed it', async () => {
  const onClick = vi.fn()
  await render(<FieldAboveButton onClick={onClick} />)
  const button = page.getByRole('button').element()
  const { left, top } = button.getBoundingClientRect()
  const at = { bubbles: true, button: 0, clientX: left + 5, clientY: top + 5 }
  button.dispatchEvent(new MouseEvent('mousedown', at))
  document.body.dispatchEvent(new MouseEvent('mouseup', { ...at, clientY: top + 90 }))
  expect(onClick).not.toHaveBeenCalled()
})
