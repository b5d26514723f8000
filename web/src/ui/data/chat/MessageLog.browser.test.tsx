import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/open.tsx'
import { MessageLog, opensHere } from './MessageLog.tsx'

type Newest = { key: string; writing: boolean }

const log = page.getByRole('log')
const toNew = page.getByRole('button', { name: 'Ein neues' })
let add: (newest: Newest) => void = () => {}
let addAbove: (oldest: Newest) => void = () => {}

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

test('it opens at the first unread, and what comes above moves nothing', async () => {
  await openLog('10')
  const top = (name: string) =>
    page.getByText(`Nachricht ${name}`, { exact: true }).element().getBoundingClientRect().top
  expect(top('10')).toBeCloseTo(log.element().getBoundingClientRect().top, 0)
  await nextFrame()
  addAbove({ key: 'earlier', writing: false })
  expect(top('10')).toBeCloseTo(log.element().getBoundingClientRect().top, 0)
  add({ key: 'other', writing: false })
  expect(top('10')).toBeCloseTo(log.element().getBoundingClientRect().top, 0)
  await page.getByRole('button', { name: 'Ein neues' }).click()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await scrollUp()
  await page.getByRole('button', { name: 'Ans Ende' }).click()
  await expect.poll(() => log.element().scrollTop).toBe(0)
  await expect.element(log).toHaveFocus()
})

const openLog = (opensAt: string | null = null) =>
  open(
    <div style={{ display: 'grid', height: 300 }}>
      <GrowingLog opensAt={opensAt} />
    </div>,
  )

function GrowingLog({ opensAt }: { opensAt: string | null }) {
  const [all, setAll] = useState<Newest[]>(() =>
    Array.from({ length: 30 }, (_, at) => ({ key: `${at + 1}`, writing: false })),
  )
  // At once, as the answer of a fast server: the browser draws nothing in between.
  add = (newest) => flushSync(() => setAll((before) => [...before, newest]))
  addAbove = (oldest) => flushSync(() => setAll((before) => [oldest, ...before]))
  return (
    <MessageLog
      label="Verlauf"
      newest={all.at(-1)}
      oldestKey={all[0]?.key}
      others={all.flatMap(({ key, writing }) => (writing ? [] : [key]))}
      opensAt={opensAt}
      toNew={(count) => (count === 1 ? 'Ein neues' : 'Zu den neuen')}
      toEnd="Ans Ende"
      onEnd={() => {}}
      showsAt={null}
      hasLater={false}
      quiet={false}
    >
      {all.map(({ key }) => (
        <p key={key} {...(key === opensAt && opensHere)} style={{ minHeight: 40 }}>{`Nachricht ${key}`}</p>
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
