import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { boxOf } from '#testing/boxes.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

const points = Array.from({ length: 12 }, (_, at) => `Punkt ${at + 1}`)
const firstPage = page.getByTestId('first')
const leftOf = (title: string) => boxOf(page.getByRole('heading', { name: title })).left

test('a long section begins where there is room for its first lines', async () => {
  await print(250)
  expect(boxOf(page.getByText('Punkt 1', { exact: true })).left - leftOf('Abschnitt')).toBe(0)
  expect(leftOf('Abschnitt') - boxOf(firstPage).left).toBeLessThan(100)
  expect(boxOf(page.getByText('Punkt 12', { exact: true })).left - leftOf('Abschnitt')).toBeGreaterThan(300)
})

test('a heading with its description goes with what follows', async () => {
  await print(490)
  const { left } = boxOf(page.getByText('Beschreibung'))
  expect(leftOf('Danach')).toBe(left)
  expect(leftOf('Abschnitt') - left).toBeGreaterThanOrEqual(0)
  expect(leftOf('Abschnitt') - left).toBeLessThan(100)
})

/** Columns are divided as pages are, and can be measured. `taken` pixels of the first one of 600. */
async function print(taken: number) {
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
  onTestFinished(async () => void (await emulate('')))
  await emulate('print')
  const pages = { height: 600, width: 1200, columnWidth: 380, columnGap: 20, columnFill: 'auto' } as const
  await render(
    <div id="root">
      <main>
        <div style={pages}>
          <Stack gap={4}>
            <div data-testid="first" style={{ height: taken }} />
            <Stack gap={4}>
              <div>
                <h2>Danach</h2>
                <Text>Beschreibung</Text>
              </div>
              <SectionCard title="Abschnitt">
                <ul>
                  {points.map((point) => (
                    <li key={point} style={{ height: 40 }}>
                      {point}
                    </li>
                  ))}
                </ul>
              </SectionCard>
            </Stack>
          </Stack>
        </div>
      </main>
    </div>,
  )
}
