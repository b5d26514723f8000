import { applicationStatuses, missingParts } from '@tandem/contract/applications'
import { expect, test } from 'vitest'
import { initiativeSteps, isDone, readStep, stepOf, steps } from './steps.ts'

const { new: draft, sent } = applicationStatuses

test('an address that names no step begins at the first', () => {
  expect(readStep(null, steps)).toBe('pruefen')
  expect(readStep('irgendwo', steps)).toBe('pruefen')
  expect(readStep('unternehmen', steps)).toBe('pruefen')
  expect(readStep('unterlagen', steps)).toBe('unterlagen')
  expect(readStep(null, initiativeSteps)).toBe('unternehmen')
})

test('every part that can be missing has a step before the last', () => {
  for (const part of missingParts) expect(steps.slice(0, 2)).toContain(stepOf(part))
})

test('a step is done once nothing of it is missing', () => {
  const nothing = { fields: [], documents: [] }
  const done = (missing: Parameters<typeof isDone>[1]['missing'], status: number) =>
    steps.filter((step) => isDone(step, { missing, status }))
  expect(done({ fields: [...missingParts], documents: ['cv'] }, draft)).toEqual([])
  expect(done({ fields: ['coverLetter'], documents: ['cover_letter'] }, draft)).toEqual([
    'pruefen',
    'unterlagen',
  ])
  expect(done(nothing, draft)).toEqual(['pruefen', 'anschreiben', 'unterlagen'])
  expect(done(nothing, sent)).toEqual([...steps])
})
