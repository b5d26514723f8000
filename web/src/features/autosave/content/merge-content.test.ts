import { expect, it } from 'vitest'
import { mergeContent } from './merge-content.ts'

const blank = { title: '', aboutMe: '', grade: null as number | null }

it('takes what only the other side changed', () => {
  const merged = mergeContent(blank, { ...blank, title: 'Hier' }, { ...blank, aboutMe: 'Dort' })
  expect(merged).toEqual({ taken: ['aboutMe'], conflicts: [] })
})

it('reports what both sides changed, but not when both made the same change', () => {
  const here = { ...blank, title: 'Hier', grade: 1.9 }
  const there = { ...blank, title: 'Dort', grade: 1.9 }
  expect(mergeContent(blank, here, there)).toEqual({ taken: [], conflicts: ['title'] })
})

it('never replaces what is being typed, valid or not', () => {
  const here = { ...blank, grade: Number.NaN }
  expect(mergeContent(blank, here, { ...blank, grade: 2.3 })).toEqual({ taken: [], conflicts: ['grade'] })
})
