import { distanceKm, medianPoint, type Point } from './geometry.ts'
import type { Municipality } from './municipalities.ts'
import { formerName } from './renamed-towns.ts'
import { baseKey, nameKey } from './town-names.ts'

export type CodeAndTown = { code: string; name: string }
export type LocatedTown = CodeAndTown & { municipality: Municipality }
type Candidate = { municipality: Municipality; penalty: number }
type CandidatesFor = (name: string) => Candidate[]
type Evidence = { code: string; points: Point[] }[]

/** Postal codes go by region: a namesake farther than this from the codes around is another town. */
const REGION_RADIUS_KM = 80
/** How much nearer "Lohne (Oldenburg)" must be than "Lohne" to be what "Lohne" means. */
const ADDITION_PENALTY_KM = 15
/** So many codes before and after one in numeric order tell where its region is. */
const NEIGHBOUR_CODES = 6

/** Finds for every pair of postal code and town name the municipality that is meant. */
export function locatePostalCodes(
  pairs: CodeAndTown[],
  municipalities: Municipality[],
): { found: LocatedTown[]; lost: CodeAndTown[] } {
  const candidates = candidatesAmong(municipalities)
  const certain = pairs.flatMap((pair) => locatedAt(pair, unmistakable(pair.name, candidates)))
  const open = pairs.filter(({ name }) => !unmistakable(name, candidates))
  const choose = (regionOf: (code: string) => Point | undefined) =>
    open.flatMap((pair) => locatedAt(pair, nearest(candidates(pair.name), regionOf(pair.code))))
  const guessed = choose(regions(certain, certain))
  // Where most names have namesakes the certain towns are far apart: the guesses around a code are better evidence.
  const chosen = choose(regions(certain, [...certain, ...guessed]))
  const found = [...certain, ...chosen]
  const known = new Set(found.map(({ code, name }) => code + name))
  return { found, lost: pairs.filter(({ code, name }) => !known.has(code + name)) }
}

function candidatesAmong(municipalities: Municipality[]): CandidatesFor {
  const byName = Map.groupBy(municipalities, ({ name }) => nameKey(name))
  const byBase = Map.groupBy(municipalities, ({ name }) => baseKey(name))
  return (name) => {
    const exact = byName.get(nameKey(drawnName(name))) ?? []
    const namesakes = byBase.get(baseKey(drawnName(name))) ?? []
    return [
      ...exact.map((municipality) => ({ municipality, penalty: 0 })),
      ...namesakes
        .filter((municipality) => !exact.includes(municipality))
        .map((municipality) => ({ municipality, penalty: ADDITION_PENALTY_KM })),
    ]
  }
}

const drawnName = (name: string) => formerName[name] ?? name

const locatedAt = (pair: CodeAndTown, municipality: Municipality | undefined): LocatedTown[] =>
  municipality ? [{ ...pair, municipality }] : []

/** "Frankfurt am Main" is, in spite of the other Frankfurt; "Simbach" is not, though only one is called just that. */
function unmistakable(name: string, candidates: CandidatesFor): Municipality | undefined {
  const hasAddition = nameKey(drawnName(name)) !== baseKey(drawnName(name))
  const [only, ...others] = candidates(name).filter(({ penalty }) => penalty === 0 || !hasAddition)
  return others.length === 0 ? only?.municipality : undefined
}

/** Where a code lies by its own certain towns; without any, by the towns of the codes next to it. */
function regions(certain: LocatedTown[], likely: LocatedTown[]) {
  const own = new Map(evidence(certain).map(({ code, points }) => [code, points]))
  const sorted = evidence(likely)
  return (code: string): Point | undefined => {
    const ownPoints = own.get(code)
    if (ownPoints) return medianPoint(ownPoints)
    const others = sorted.filter(
      (entry) => entry.code !== code && entry.code.slice(0, 2) === code.slice(0, 2),
    )
    const next = others.findIndex((entry) => entry.code > code)
    const position = next === -1 ? others.length : next
    const around = others.slice(Math.max(0, position - NEIGHBOUR_CODES), position + NEIGHBOUR_CODES)
    return around.length > 0 ? medianPoint(around.flatMap(({ points }) => points)) : undefined
  }
}

function evidence(towns: LocatedTown[]): Evidence {
  return [...Map.groupBy(towns, ({ code }) => code)]
    .map(([code, located]) => ({ code, points: located.map(({ municipality }) => municipality) }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

function nearest(candidates: Candidate[], centre: Point | undefined): Municipality | undefined {
  if (!centre) return undefined
  const [best] = candidates
    .map(({ municipality, penalty }) => ({ municipality, km: distanceKm(municipality, centre) + penalty }))
    .sort((a, b) => a.km - b.km)
  return best && best.km <= REGION_RADIUS_KM ? best.municipality : undefined
}
