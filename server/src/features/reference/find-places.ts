import { allowedEdits, editDistance } from '@tandem/contract/edit-distance'
import type { HandlerInput, Page } from '@tandem/contract/endpoint'
import type { findPlaces as endpoint, Place } from '@tandem/contract/reference'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Context } from '#platform/context/context.ts'
import { cacheByText } from '#platform/db/cache-by-text.ts'
import type { Db } from '#platform/db/database.ts'
import { nearestTown, placesOf, searchPlaces, similarTowns, type TownCandidate } from './reference.store.ts'
import { searchName } from './search-name.ts'

type PlaceContext = Pick<Context, 'db' | 'locale' | 'clock'>
type PlaceQuery = HandlerInput<typeof endpoint>['query']

const maxPlaces = 10
/** In shorter ones no error is told from another name (`allowedEdits`). */
const minLengthCorrected = 4
/** Longer ones are compared with all 19,000 names: 100 ms at 45 letters, 6 ms at 30. */
const maxLengthCorrected = 30

export async function findPlaces(
  ctx: PlaceContext,
  _viewer: Viewer | null,
  { query }: { query: PlaceQuery },
): Promise<Page<Place>> {
  const items = await find(ctx, query)
  return { items, total: items.length }
}

async function find(ctx: PlaceContext, { text, similar, near, id }: PlaceQuery): Promise<Place[]> {
  const { db } = ctx
  if (text !== undefined) return similar ? findSimilarPlaces(ctx, text) : findNamedPlaces(db, text)
  return near.length > 0 ? nearestTowns(db, near) : inThisOrder(db, id)
}

async function nearestTowns(db: Db, points: string[]): Promise<Place[]> {
  const found = await Promise.all(
    points.map((point) => {
      const [latitude = 0, longitude = 0] = point.split('~').map(Number)
      return nearestTown(db, { latitude, longitude })
    }),
  )
  return [...new Map(found.flat().map((place) => [place.id, place])).values()]
}

async function inThisOrder(db: Db, ids: string[]): Promise<Place[]> {
  const places = new Map((await placesOf(db, ids.map(Number))).map((place) => [place.id, place]))
  return ids.flatMap((id) => places.get(String(Number(id))) ?? [])
}

/**
 * What the text may mean, the likeliest first: a postal code, a town, or both, each as far as it is typed; with `similar`
 * towns of nearly that name where there is none of it.
 */
export async function findNamedPlaces(
  db: Db,
  text: string,
  { similar = false, limit = maxPlaces }: { similar?: boolean; limit?: number } = {},
): Promise<Place[]> {
  const digits = text.match(/\d+/)?.[0] ?? ''
  const name = searchName(text.replace(digits, ' '))
  if (!digits && !name) return []
  const named = await searchPlaces(db, { digits, name, limit })
  const isCorrected = name.length >= minLengthCorrected && name.length <= maxLengthCorrected
  if (named.length > 0 || digits || !similar || !isCorrected) return named
  return nearlyNamed(name, await similarTowns(db, name, withSwappedLetters(name))).slice(0, limit)
}

/** Also of nearly that name; for who types. */
export const findSimilarPlaces = cacheByText(({ db }, text) => findNamedPlaces(db, text, { similar: true }))

/** The name with each two neighbours in the other order. */
function withSwappedLetters(name: string): string[] {
  const letters = [...name]
  return letters.slice(1).map((letter, n) =>
    letters
      .with(n, letter)
      .with(n + 1, letters[n] ?? '')
      .join(''),
  )
}

/** Those whose name, or as many words of it as were typed, are some typing errors away, the fewest first. */
function nearlyNamed(typed: string, towns: TownCandidate[]): Place[] {
  const count = typed.split(' ').length
  const edits = ({ searchName }: TownCandidate) => {
    const words = searchName.split(' ')
    return Math.min(...words.map((_, n) => editDistance(typed, words.slice(n, n + count).join(' '))))
  }
  return towns
    .map((town) => ({ place: town.place, edits: edits(town) }))
    .filter((town) => town.edits <= allowedEdits(typed))
    .sort((a, b) => a.edits - b.edits)
    .map(({ place }) => place)
}
