import { setInterval } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { smallPdf } from '#testing/pdf.ts'
import { createPdfWorkers } from './pdf-workers.ts'

/** Of so many objects that it is read for seconds. */
function longPdf(megabytes: number): Buffer {
  const object = (number: number) =>
    `${number} 0 obj<</A ${number}/B[1 2 3 4 5]/C(abcdefghijklmnop)>>endobj\n`
  const more = Array.from({ length: (megabytes * 1_000_000) / 60 }, (_, index) => object(index + 4)).join('')
  // Without its list the reader looks through all of it.
  return Buffer.from(`${smallPdf().toString().split('xref')[0]}${more}startxref\n5\n%%EOF\n`)
}

test('while a file is read the process does other work', async () => {
  const inWorker = createPdfWorkers({ atOnce: 1, mostBytes: 1e8, limitMs: 60_000 })
  let isDone = false
  let turns = 0
  const before = performance.eventLoopUtilization()
  const reading = inWorker('isReadable', longPdf(3)).finally(() => {
    isDone = true
  })
  for await (const _ of setInterval(5)) {
    turns += 1
    if (isDone) break
  }
  expect(await reading).toBe(true)
  expect(turns).toBeGreaterThan(5)
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.7)
})

test('a read ends at its limit, and the next file is read', async () => {
  const inWorker = createPdfWorkers({ atOnce: 1, mostBytes: 1e8, limitMs: 1500 })
  const long = inWorker('isReadable', longPdf(20))
  const next = inWorker('isReadable', smallPdf())
  await expect(long).rejects.toThrow('longer than 1500 ms')
  expect(await next).toBe(true)
})

test('of more than may wait the last are refused; what cannot be read ends nothing', async () => {
  const file = Buffer.from('%PDF-1.7 none')
  const inWorker = createPdfWorkers({ atOnce: 1, mostBytes: 3 * file.length, limitMs: 60_000 })
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => inWorker('takePages', file, 9)))
  const reasons = answers.map((each) => (each.status === 'rejected' ? each.reason.code : 'read'))
  expect(reasons).toEqual([undefined, undefined, undefined, 'unavailable', 'unavailable'])
  expect(await inWorker('isReadable', smallPdf())).toBe(true)
})
