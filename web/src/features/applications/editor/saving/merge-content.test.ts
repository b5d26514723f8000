import { expect, it } from 'vitest'
import { mergeContent } from './merge-content.ts'
import { blank } from './sample-draft.ts'

it('takes over what was changed elsewhere only', () => {
  const merged = mergeContent(blank, { ...blank, title: 'Hier' }, { ...blank, aboutMe: 'Dort' })
  expect(merged).toEqual({ taken: ['aboutMe'], conflicts: [] })
})

it('asks about what was changed on both sides, but not when both say the same', () => {
  const here = { ...blank, title: 'Hier', grade: 1.9 }
  const there = { ...blank, title: 'Dort', grade: 1.9 }
  expect(mergeContent(blank, here, there)).toEqual({ taken: [], conflicts: ['title'] })
})

it('never gives up what is being typed, right or wrong', () => {
  const here = { ...blank, grade: Number.NaN }
  expect(mergeContent(blank, here, { ...blank, grade: 2.3 })).toEqual({ taken: [], conflicts: ['grade'] })
})
