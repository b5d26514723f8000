import { listStudyYears } from '@tandem/contract/reference'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { answer, list } from '#testing/stub-server.ts'
import { YearsField } from './YearsField.tsx'

test('what is wrong with the years is read with their group, and the first takes the focus', async () => {
  answer(listStudyYears, list([{ id: '2027', name: '2027', value: 2027 }]))
  let first: HTMLElement | null = null
  const field = (
    <YearsField
      label="Studienbeginn"
      value={[]}
      onChange={() => {}}
      error="Zu viele."
      ref={(element) => {
        first = element
      }}
    />
  )
  await open(field)
  const year = page.getByRole('button', { name: '2027' })
  await expect.element(year).toBeVisible()
  await expect
    .element(page.getByRole('group', { name: 'Studienbeginn' }))
    .toHaveAccessibleDescription('Zu viele.')
  expect(first).toBe(year.element())
})
