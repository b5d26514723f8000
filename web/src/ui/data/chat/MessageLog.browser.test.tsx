import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { MessageLog } from './MessageLog.tsx'

type Newest = { key: string; writing: boolean }

const log = page.getByRole('log')
const toNew = page.getByRole('button', { name: 'Zu den neuen' })
let add: (newest: Newest) => void = () => {}

test('who has just written stays at the end, also when the answer comes before the event of scrolling', async () => {
  await openLog()
  await scrollUp()
  add({ key: 'own', writing: true })
  add({ key: 'from-server', writing: false })
  expect(log.element().scrollTop).toBe(0)
  await nextFrame()
  expect(log.element().scrollTop).toBe(0)
  await expect.element(toNew).not.toBeInTheDocument()
})

test('what others write does not move a reader further up, who is told and can go there', async () => {
  await openLog()
  await scrollUp()
  const shown = () => page.getByText('Nachricht 12', { exact: true }).element().getBoundingClientRect().top
  const before = shown()
  add({ key: 'other', writing: false })
  expect(shown()).toBeCloseTo(before, 0)
  await toNew.click()
  await expect.poll(() => log.element().scrollTop).toBe(0)
  await expect.element(toNew).not.toBeInTheDocument()
})

const openLog = () =>
  open(
    <div style={{ display: 'grid', height: 300 }}>
      <GrowingLog />
    </div>,
  )

function GrowingLog() {
  const [all, setAll] = useState<Newest[]>(() =>
    Array.from({ length: 30 }, (_, at) => ({ key: `${at + 1}`, writing: false })),
  )
  // At once, as the answer of a fast server: the browser draws nothing in between.
  add = (newest) => flushSync(() => setAll((before) => [...before, newest]))
  return (
    <MessageLog label="Verlauf" newest={all.at(-1)} count={all.length} toNew={() => 'Zu den neuen'}>
      {all.map(({ key }) => (
        <p key={key} style={{ minHeight: 40 }}>{`Nachricht ${key}`}</p>
      ))}
    </MessageLog>
  )
}

/** Until the log has heard of it. */
async function scrollUp(): Promise<void> {
  log.element().scrollTop = -600
  await nextFrame()
  await nextFrame()
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
