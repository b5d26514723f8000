import type { Match } from '@tandem/contract/matching'
import { expect, test } from 'vitest'
import type { Context } from '#platform/context/context.ts'
import { matchSummaries } from './record-search.ts'

const reason = (criterion: 'study_interest' | 'distance', fit: 'fits' | 'unknown', text: string) => ({
  ...{ criterion, side: 'applicant' as const, fit, score: fit === 'fits' ? 100 : null, text },
  ...{ finding: null, wanted: null },
})
const summariesOf = (offerType: 'studies' | 'jobs') =>
  matchSummaries({ settings: async () => ({ company: { offerType } }) } as unknown as Context)

test('a match says why, of jobs without the course, and no match says nothing', async () => {
  const reasons = [
    reason('study_interest', 'fits', 'Studienrichtung wie gewünscht'),
    reason('distance', 'fits', 'Am gewünschten Ort'),
  ]
  const match: Match = { total: 100, applicant: 100, company: 100, reasons }
  const [ofStudies, ofJobs] = [await summariesOf('studies'), await summariesOf('jobs')]
  expect(ofStudies(match)).toEqual({
    match: 100,
    reasons: ['Am gewünschten Ort', 'Studienrichtung wie gewünscht'],
  })
  expect(ofJobs(match)).toEqual({ match: 100, reasons: ['Am gewünschten Ort'] })
  expect(ofJobs({ ...match, reasons: [reason('distance', 'unknown', 'Ort offen')] }).reasons).toEqual([])
  expect(ofJobs(undefined)).toEqual({ match: null, reasons: [] })
})
