import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { boxOf } from '#testing/boxes.ts'
import { emulateTouch } from '#testing/emulate-touch.ts'
import { open } from '#testing/open.tsx'
import { spaceText } from '#testing/text-spacing.ts'
import { BarList } from '#ui/charts/BarList.tsx'
import { ChartTable } from '#ui/charts/ChartTable.tsx'
import { Skill, SkillList } from '#ui/data/SkillList.tsx'
import { Timeline, TimelineItem } from '#ui/data/Timeline.tsx'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { LevelDots } from '#ui/marks/pips/LevelDots.tsx'
import { Segmented } from '#ui/nav/Segmented.tsx'
import { Stepper } from '#ui/nav/steps/Stepper.tsx'
import { CriterionBar, CriterionBars } from '#ui/states/progress/CriterionBars.tsx'
import { PhaseBar } from '#ui/states/progress/PhaseBar.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'

test('a level beside a long name stays within a narrow card, however far letters stand apart', async () => {
  await spaceText()
  const dots = <LevelDots value={4} max={6} label="Stufe 4 von 6" />
  await render(
    <div data-testid="card" style={{ width: 246 }}>
      <SkillList>
        <Skill name="Differenzialrechnung">{dots}</Skill>
      </SkillList>
    </div>,
  )
  const card = boxOf(page.getByTestId('card'))
  expect(boxOf(page.getByRole('img')).right).toBeLessThanOrEqual(card.right)
  expect(boxOf(page.getByText('Differenzialrechnung')).left).toBe(card.left)
})

test('levels and progress can be seen in the colours that a reader forces', async () => {
  await forceColors()
  await render(
    <>
      <LevelDots value={1} max={2} label="Stufe 1 von 2" />
      <ProgressBar value={40} label="Fortschritt" />
    </>,
  )
  const [reached, open] = page.getByRole('img').element().children
  const track = page.getByRole('progressbar').element()
  expect(fillOf(reached)).not.toBe(fillOf(open))
  expect(fillOf(track.firstElementChild)).not.toBe(fillOf(track))
  for (const outlined of [open, track]) expect(borderOf(outlined)).toBe('solid')
})

test('what is chosen and what is reached can be told from the rest in the colours that a reader forces', async () => {
  await forceColors()
  await open(
    <>
      <Segmented
        label="Ansicht"
        value="list"
        onChange={() => {}}
        options={['list', 'map'].map((value) => ({ value, label: value }))}
      />
      <ChipToggle on onToggle={() => {}}>
        2027
      </ChipToggle>
      <ChipToggle on={false} onToggle={() => {}}>
        2028
      </ChipToggle>
      <Stepper
        label="Stand"
        items={(['done', 'next'] as const).map((state) => ({ key: state, label: state, state }))}
      />
      <CriterionBars>
        <CriterionBar label="Note" finding="passt" value={40} tone="theory" />
      </CriterionBars>
    </>,
  )
  const button = (name: string) => page.getByRole('button', { name }).element()
  expect(fillOf(button('list'))).not.toBe(fillOf(document.body))
  expect(fillOf(button('2027'))).not.toBe(fillOf(button('2028')))
  const [done, next] = page.getByRole('list', { name: 'Stand' }).element().children
  const dotOf = (step: Element | undefined) => step && getComputedStyle(step, '::after').backgroundColor
  expect(dotOf(done)).not.toBe(dotOf(next))
  const track = document.querySelector('[style*="width"]')?.parentElement
  expect(fillOf(track?.firstElementChild)).not.toBe(fillOf(track))
})

test('bars, the rail of a timeline and what a legend stands for are drawn in the colours that a reader forces', async () => {
  await forceColors()
  await render(
    <>
      <BarList label="Balken" tone="theory" bars={[{ key: 'a', name: 'A', value: 3, text: '3' }]} />
      <Timeline label="Verlauf">
        <TimelineItem title="Jetzt" state="now" />
      </Timeline>
      <PhaseBar label="Studium" semesters={['1']} legend={{ theory: 'Theorie', practice: 'Praxis' }} />
    </>,
  )
  const track = page.getByRole('list', { name: 'Balken' }).element().querySelector('i')
  const before = (element: Element | null) => element && getComputedStyle(element, '::before')
  expect(fillOf(track?.firstElementChild)).not.toBe(fillOf(track))
  expect(borderOf(track)).toBe('solid')
  const item = page.getByRole('list', { name: 'Verlauf' }).element().firstElementChild
  expect(before(item)?.backgroundImage).toContain('gradient')
  const swatches = ['Theorie', 'Praxis'].map(
    (name) => before(page.getByText(name).element())?.backgroundColor,
  )
  expect(new Set([...swatches, fillOf(document.body)]).size).toBe(3)
})

test('over a box and a switch nothing is drawn where a reader forces colours, since the browser draws them', async () => {
  await forceColors()
  await render(
    <>
      <Checkbox label="Auswahl" defaultChecked />
      <Switch label="Vorschau" defaultChecked />
    </>,
  )
  for (const control of [page.getByRole('checkbox'), page.getByRole('switch')]) {
    await expect.element(control).toBeChecked()
    expect(getComputedStyle(control.element()).appearance).toBe('auto')
    expect(getComputedStyle(control.element(), '::before').content).toBe('none')
  }
})

test('on a touch screen what unfolds something is as high as a finger', async () => {
  await emulateTouch()
  await render(
    <>
      <details>
        <summary>Zwei Nachrichten lesen</summary>
      </details>
      <ChartTable open="Als Tabelle" caption="Zahlen" columns={[]} rows={[]} />
    </>,
  )
  for (const summary of document.querySelectorAll('summary')) {
    expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})

async function forceColors() {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  onTestFinished(async () => void (await force('')))
  await force('active')
}

const fillOf = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor
const borderOf = (element: Element | null | undefined) => element && getComputedStyle(element).borderTopStyle
