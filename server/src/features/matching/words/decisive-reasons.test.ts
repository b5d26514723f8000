import {
  decisiveReasons,
  fits,
  forCards,
  type Match,
  preferenceCriteria,
  requirementCriteria,
} from '@tandem/contract/matching'
import fc from 'fast-check'
import { expect, test } from 'vitest'

type Reason = Match['reasons'][number]
const reason = (criterion: Reason['criterion'], score: number | null): Reason => ({
  criterion,
  side: 'applicant',
  fit: score === null ? 'unknown' : score >= 90 ? 'fits' : score >= 40 ? 'nearly' : 'not',
  score,
  text: criterion,
  finding: null,
  wanted: null,
})
const told = (...reasons: Reason[]) => decisiveReasons(reasons).map(({ criterion }) => criterion)

test('where everything fits, the three that decide most', () => {
  const all = [reason('study_interest', 100), reason('documents', 100), reason('grade', 95)]
  expect(told(...all, reason('distance', 100))).toEqual(['distance', 'grade', 'documents'])
})

test('two that fit and the worst that does not', () => {
  const fitting = [reason('distance', 100), reason('start_year', 100), reason('grade', 100)]
  expect(told(...fitting, reason('languages', 60), reason('documents', 0))).toEqual([
    'distance',
    'start_year',
    'documents',
  ])
})

test('where little fits, the worst, the better of them first', () => {
  const misses = [reason('languages', 0), reason('grade', 50), reason('documents', 60)]
  expect(told(reason('distance', 100), ...misses)).toEqual(['distance', 'grade', 'languages'])
  expect(told(...misses)).toEqual(['documents', 'grade', 'languages'])
})

test('an open criterion is no reason', () => {
  expect(told(reason('distance', null), reason('grade', 100))).toEqual(['grade'])
})

const each = fc.constantFrom(...preferenceCriteria, ...requirementCriteria).chain((criterion) =>
  fc.record({
    criterion: fc.constant(criterion),
    fit: fc.constantFrom(...fits),
    score: fc.integer({ min: 0, max: 100 }),
  }),
)
const ofJobs = ({ criterion }: { criterion: Reason['criterion'] }) => criterion !== 'study_interest'

test('what cards are given tells the same as all, of studies as of jobs', () => {
  fc.assert(
    fc.property(fc.uniqueArray(each, { selector: ({ criterion }) => criterion }), (all) => {
      const given = forCards(all)
      expect(decisiveReasons(given)).toEqual(decisiveReasons(all))
      expect(decisiveReasons(given.filter(ofJobs))).toEqual(decisiveReasons(all.filter(ofJobs)))
      expect(given.length).toBeLessThanOrEqual(4)
    }),
  )
})
