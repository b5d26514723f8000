import { expect, it } from 'vitest'
import { newestFirst } from './newest-first.ts'

it('puts what goes on first, then the last that ended, and what has no time last', () => {
  const school = { from: '2018-09', to: '2026-07' }
  const now = { from: '2025-01', to: null }
  const primary = { from: '2014-09', to: '2018-07' }
  const sometime = { from: null, to: null }
  expect(newestFirst([sometime, primary, now, school])).toEqual([now, school, primary, sometime])
})

it('puts the later beginning first when both end together', () => {
  const long = { from: '2018-09', to: '2026-07' }
  const short = { from: '2023-09', to: '2026-07' }
  expect(newestFirst([long, short])).toEqual([short, long])
})
