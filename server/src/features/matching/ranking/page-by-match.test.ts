import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interests } from '../scoring/golden-cases.testing.ts'
import { positions, seekers } from '../scoring/pairs.testing.ts'
import { scoreMatch } from '../scoring/score-match.ts'
import { pageByMatch, type RankedPage } from './page-by-match.ts'
import { type Candidate, compareRanked, type Ranked } from './ranked.ts'
import { type Tier, tiersAround } from './tiers.ts'

const all = Object.values(interests)
/** The most that a pair may come to when its nearest study interest is first found in this tier. */
const maxIn = (tiers: Tier[], index: number) => tiers[index - 1]?.bound ?? 100
const tierOf = (tiers: Tier[], ids: number[]) =>
  tiers.findIndex(({ interests }) => interests === null || ids.some((id) => interests.includes(id)))

test('the tiers around a course: itself, its other interests, its area, the rest', () => {
  const { applicationManagement, dataScience, banking } = interests
  expect(tiersAround([applicationManagement], all)).toEqual([
    { interests: [applicationManagement.id], bound: 95 },
    { interests: [dataScience.id], bound: 88 },
    { interests: [banking.id], bound: 80 },
    { interests: null, bound: Number.NEGATIVE_INFINITY },
  ])
})

test('no pair comes to more than its tier says, seen from either side', () => {
  fc.assert(
    fc.property(seekers, positions, (seeker, position) => {
      const { studyInterest } = position
      if (!studyInterest || seeker.studyInterests.length === 0) return
      const { total } = scoreMatch(seeker, position)
      const sought = seeker.studyInterests.map(({ id }) => id)
      const aroundOffer = tiersAround([studyInterest], all)
      const aroundSeeker = tiersAround(seeker.studyInterests, all)
      expect(total).toBeLessThanOrEqual(maxIn(aroundOffer, tierOf(aroundOffer, sought)))
      expect(total).toBeLessThanOrEqual(maxIn(aroundSeeker, tierOf(aroundSeeker, [studyInterest.id])))
    }),
    { numRuns: 2000 },
  )
})

type Hit = Ranked<Candidate & { interest: number | null; person: string }>
const tiers = tiersAround([interests.applicationManagement], all)
const hits: fc.Arbitrary<Hit[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      at: fc.nat(3),
      interest: fc.option(fc.constantFrom(...all.map(({ id }) => id))),
      person: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      total: fc.option(fc.integer({ min: 0, max: 100 })),
      known: fc.nat(2),
    })
    .map((hit) => ({
      ...hit,
      total:
        hit.total &&
        Math.min(hit.total, hit.interest === null ? 100 : maxIn(tiers, tierOf(tiers, [hit.interest]))),
    })),
  { selector: ({ id }) => id, maxLength: 40 },
)

test('page after page gives what ranking everything at once gives, each person once', async () => {
  await fc.assert(
    fc.asyncProperty(
      hits,
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      fc.boolean(),
      async (all, limit, oneEach, worstFirst) => {
        const keyOf = ({ id, person }: { id: string; person: string }) => (oneEach ? person : id)
        const sorted = all.toSorted(compareRanked)
        const best = sorted.filter((hit) => sorted.find((each) => keyOf(each) === keyOf(hit)) === hit)
        const [ranked, unranked] = [
          best.filter(({ total }) => total !== null),
          best.filter(({ total }) => total === null),
        ]
        const whole = worstFirst ? [...ranked.toReversed(), ...unranked.toReversed()] : best
        const source = {
          readAll: async () => all,
          readOf: async (of: number[]) =>
            all.filter(({ interest }) => interest === null || of.includes(interest)),
          keyOf,
        }
        const seen: string[] = []
        for (let after: Hit | null = null; ; ) {
          const window = { after, offset: 0, limit, worstFirst }
          const page: RankedPage<Hit> = await pageByMatch<Hit>(source, tiers, async (fresh) => fresh, window)
          seen.push(...page.rows.map(({ id }) => id))
          if (page.total !== null) expect(page.total).toBe(whole.length)
          if (!page.isMore) break
          after = page.rows.at(-1) ?? null
        }
        expect(seen).toEqual(whole.map(({ id }) => id))
      },
    ),
  )
})
