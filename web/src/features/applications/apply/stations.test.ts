import { applicationStatuses, missingParts } from '@tandem/contract/applications'
import { expect, test } from 'vitest'
import { isDone, readStation, stationOf, stations } from './stations.ts'

const { new: draft, sent } = applicationStatuses

test('an address that names no station begins at the first', () => {
  expect(readStation(null)).toBe('pruefen')
  expect(readStation('irgendwo')).toBe('pruefen')
  expect(readStation('unterlagen')).toBe('unterlagen')
})

test('every part that can be missing has a station before the last', () => {
  for (const part of missingParts) expect(stations.slice(0, 2)).toContain(stationOf(part))
})

test('a station is done once nothing of it is missing', () => {
  const nothing = { fields: [], documents: [] }
  const done = (missing: Parameters<typeof isDone>[1]['missing'], status: number) =>
    stations.filter((station) => isDone(station, { missing, status }))
  expect(done({ fields: [...missingParts], documents: ['cv'] }, draft)).toEqual([])
  expect(done({ fields: ['coverLetter'], documents: ['cover_letter'] }, draft)).toEqual([
    'pruefen',
    'unterlagen',
  ])
  expect(done(nothing, draft)).toEqual(['pruefen', 'anschreiben', 'unterlagen'])
  expect(done(nothing, sent)).toEqual([...stations])
})
