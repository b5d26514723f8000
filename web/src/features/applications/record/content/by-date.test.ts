import { expect, it } from 'vitest'
import { insertByDate, mergeByDate } from './by-date.ts'

type Period = { from: string | null; to: string | null }

const school = { from: '2018-09', to: '2026-07' }
const now = { from: '2025-01', to: null }
const primary = { from: '2014-09', to: '2018-07' }
const sometime = { from: null, to: null }

it('puts what goes on first, then the last that ended, and what has no time last', () => {
  const inserted = [sometime, primary, now, school].reduce<Period[]>(insertByDate, [])
  expect(inserted).toEqual([now, school, primary, sometime])
})

it('puts the later beginning first when both end together', () => {
  const short = { from: '2023-09', to: '2026-07' }
  expect(insertByDate([school], short)).toEqual([short, school])
})

it('keeps the order that its owner gave to each list', () => {
  expect(mergeByDate<Period>([primary, school], [now])).toEqual([now, primary, school])
  expect(mergeByDate<Period>([primary, school], [])).toEqual([primary, school])
})
