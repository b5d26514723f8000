import { maxSlots } from '@tandem/contract/interviews'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { company, fill, open, signIn, words } from '#testing/open.tsx'
import type { Slot } from './slots.ts'
import { WeekGrid } from './WeekGrid.tsx'

const t = words.de.interviews

test('that no more can be proposed is no longer said once one is gone from the list beside', async () => {
  signIn(company())
  await open(<Proposed />)
  await page.getByRole('button', { name: t.grid.after }).click()
  await page
    .getByRole('button', { name: `, 09:00, ${t.grid.free}` })
    .first()
    .click()
  const full = page.getByText(fill(t.grid.full, { max: maxSlots.company }))
  await expect.element(full).toBeVisible()
  await page.getByRole('button', { name: 'Weniger' }).click()
  await expect.element(full).not.toBeInTheDocument()
})

const most: Slot[] = Array.from({ length: maxSlots.company }, (_, at) => ({
  ...{ key: String(at), day: `2040-01-0${at + 1}`, time: '09:00', isPicked: true },
}))

function Proposed() {
  const [slots, setSlots] = useState(most)
  return (
    <>
      <button type="button" onClick={() => setSlots(slots.slice(1))}>
        Weniger
      </button>
      <WeekGrid slots={slots} minutes={30} people={[]} except={null} onToggle={() => {}} />
    </>
  )
}
